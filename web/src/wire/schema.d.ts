/** Generated from the server's OpenAPI by `npm run types`: do not edit. */
export interface paths {
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** WhoAmI */
        get: operations["ApiMeWhoAmI"];
        put?: never;
        /** RenameMe */
        post: operations["ApiMeRenameMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register */
        post: operations["ApiAccountRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** SignIn */
        post: operations["ApiSessionSignIn"];
        /** SignOut */
        delete: operations["ApiSessionSignOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ListGames */
        get: operations["ApiGamesListGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{name}/rules/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules */
        get: operations["ApiGamesNameRulesLanguageRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ListTables */
        get: operations["ApiTablesListTables"];
        put?: never;
        /** OpenTable */
        post: operations["ApiTablesOpenTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ShowTable */
        get: operations["ApiTablesTableIdShowTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join */
        post: operations["ApiTablesTableIdJoinJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave */
        post: operations["ApiTablesTableIdLeaveLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start */
        post: operations["ApiTablesTableIdStartStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rematch */
        post: operations["ApiTablesTableIdRematchRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Snapshot */
        get: operations["ApiTablesTableIdSnapshotSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/told": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Told */
        get: operations["ApiTablesTableIdToldTold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Command */
        post: operations["ApiTablesTableIdCommandsCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hint */
        post: operations["ApiTablesTableIdHintHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Record */
        get: operations["ApiTablesTableIdRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/annotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Annotation */
        get: operations["ApiTablesTableIdAnnotationAnnotation"];
        put?: never;
        /** Annotate */
        post: operations["ApiTablesTableIdAnnotationAnnotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload */
        post: operations["ApiRecordsUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{record_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Describe */
        get: operations["ApiRecordsRecordIdDescribe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{record_id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Text */
        get: operations["ApiRecordsRecordIdTextText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{record_id}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Snapshot */
        get: operations["ApiRecordsRecordIdSnapshotSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{record_id}/annotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Annotation */
        get: operations["ApiRecordsRecordIdAnnotationAnnotation"];
        put?: never;
        /** Annotate */
        post: operations["ApiRecordsRecordIdAnnotationAnnotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify */
        post: operations["ApiVerifyVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Health */
        get: operations["HealthzHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Annotated */
        Annotated: {
            /** @enum {string} */
            state: "none" | "working" | "ready";
            done: number;
            course?: components["schemas"]["Course"] | null;
        };
        /** Answer */
        Answer: {
            key: string;
            accepted: boolean;
            version: number;
            refused?: components["schemas"]["Refused"] | null;
            /** @constant */
            type: "answer";
        };
        /** AnswerUndo */
        AnswerUndo: {
            key: string;
            seq: number;
            seat: number;
            yes: boolean;
            /** @constant */
            type: "consent";
        };
        /** AskUndo */
        AskUndo: {
            key: string;
            seq: number;
            seat: number;
            ply: number;
            /** @constant */
            type: "undo";
        };
        /** Chapter */
        Chapter: {
            id: string;
            title: string;
            paragraphs: components["schemas"]["Paragraph"][];
        };
        /**
         * ClockPlan
         * @description How long people may think; seconds.
         */
        ClockPlan: {
            /**
             * @default none
             * @enum {unknown}
             */
            kind: "game" | "move" | "none";
            /** @default 0 */
            seconds: number;
            /** @default 0 */
            increment: number;
        };
        /** Course */
        Course: {
            game: string;
            seats: number;
            bot: string;
            plays: number;
            shares: number[][];
            turns: components["schemas"]["TurningPoint"][];
        };
        /** Credentials */
        Credentials: {
            name: string;
            password: string;
        };
        /** GameInfo */
        GameInfo: {
            name: string;
            designers: string[];
            publisher: string;
            year: number;
            seats: number[];
            options: components["schemas"]["OptionInfo"][];
            stages: string[];
            events: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            refusals: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            moves: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            bots: string[];
        };
        /** Health */
        Health: {
            status: string;
            version: string;
            /** @enum {string} */
            rules: "compiled" | "plain";
            /** @enum {string} */
            database: "sqlite" | "postgresql";
        };
        /** Hint */
        Hint: {
            version: number;
            seat: number;
            notation: string;
            rival: string | null;
            reasons: string[];
            forced: boolean;
            share: number | null;
            gain: number;
        };
        /** JoinTable */
        JoinTable: {
            seat?: number | null;
        };
        /** LeaveTable */
        LeaveTable: {
            seat?: number | null;
        };
        /** LegalMove */
        LegalMove: {
            notation: string;
            kind: string;
            arguments: string[];
            targets: string[];
            final: boolean;
            /** @constant */
            type: "move";
        };
        /** LegalRange */
        LegalRange: {
            notation: string;
            kind: string;
            low: number;
            high: number;
            step: number;
            targets: string[];
            final: boolean;
            /** @constant */
            type: "range";
        };
        /** Me */
        Me: {
            id: string;
            name: string;
            guest: boolean;
        };
        /** NewName */
        NewName: {
            name: string;
        };
        /** NewTable */
        NewTable: {
            game: string;
            seats: components["schemas"]["SeatPlan"][];
            options?: {
                [key: string]: string;
            };
            /** @default true */
            public: boolean;
            /** @default true */
            spectators: boolean;
            clock?: components["schemas"]["ClockPlan"];
            /** @default true */
            hints: boolean;
        };
        /** OptionInfo */
        OptionInfo: {
            name: string;
            choices: string[];
            default: string;
            rule: string;
        };
        /** Outcome */
        Outcome: {
            ending: string;
            scores: number[];
            ranks: number[];
            seed: string;
        };
        /** Paragraph */
        Paragraph: {
            id: string;
            text: string;
        };
        /**
         * Place
         * @description A seat at a table.
         */
        Place: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string | null;
            mine: boolean;
            /** @default null */
            bot: string | null;
            /** @default false */
            away: boolean;
            /** @default false */
            online: boolean;
            /** @default null */
            clock: number | null;
        };
        /** PlayMoves */
        PlayMoves: {
            key: string;
            seq: number;
            seat: number;
            moves: string[];
            /** @constant */
            type: "play";
        };
        /** RecordText */
        RecordText: {
            text: string;
        };
        /** Refused */
        Refused: {
            id: string;
            rule: string | null;
            arguments: {
                [key: string]: unknown;
            };
        };
        /** Replace */
        Replace: {
            key: string;
            seq: number;
            seat: number;
            absent: number;
            /** @constant */
            type: "replace";
        };
        /** RulesText */
        RulesText: {
            game: string;
            language: string;
            title: string;
            introduction: string;
            chapters: components["schemas"]["Chapter"][];
            rulings: components["schemas"]["Paragraph"][];
        };
        /** Say */
        Say: {
            key: string;
            text: string;
            /** @constant */
            type: "say";
        };
        /** SeatPlan */
        SeatPlan: {
            /** @enum {string} */
            kind: "person" | "bot" | "open";
            bot?: string | null;
        };
        /** SitDown */
        SitDown: {
            key: string;
            seq: number;
            seat: number;
            /** @constant */
            type: "return";
        };
        /** Snapshot */
        Snapshot: {
            table: components["schemas"]["Table"];
            version: number;
            seat: number;
            ply: number;
            stage: string;
            rule: string;
            deciding: number[];
            view: {
                [key: string]: unknown;
            };
            legal: (components["schemas"]["LegalMove"] | components["schemas"]["LegalRange"])[];
            told: components["schemas"]["Told"][];
            free_undos: number;
            undo: components["schemas"]["UndoAsked"] | null;
            outcome: components["schemas"]["Outcome"] | null;
            /** @constant */
            type: "snapshot";
        };
        /** StandUp */
        StandUp: {
            key: string;
            seq: number;
            seat: number;
            /** @constant */
            type: "leave";
        };
        /** StartTable */
        StartTable: {
            fill?: string | null;
        };
        /**
         * Table
         * @description A table as the lobby shows it.
         */
        Table: {
            id: string;
            game: string;
            options: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            status: "closed" | "finished" | "open" | "playing";
            places: components["schemas"]["Place"][];
            public: boolean;
            spectators: boolean;
            clock: components["schemas"]["ClockPlan"];
            host: boolean;
            deciding: number[];
            ply: number;
            created: number;
            changed: number;
            commitment: string;
            /** @default null */
            rematch: string | null;
            /** @default true */
            hints: boolean;
        };
        /** Tables */
        Tables: {
            tables: components["schemas"]["Table"][];
            page: number;
            more: boolean;
        };
        /** Told */
        Told: {
            ply: number;
            seat: number | null;
            notation: string | null;
            events: {
                [key: string]: unknown;
            }[];
        };
        /** TurningPoint */
        TurningPoint: {
            ply: number;
            seat: number;
            notation: string;
            before: number[];
            after: number[];
            luck: number;
            best: string;
            loss: number;
            reasons: string[];
        };
        /** UndoAsked */
        UndoAsked: {
            seat: number;
            ply: number;
            waiting: number[];
        };
        /** Verified */
        Verified: {
            valid: boolean;
            game?: string | null;
            seats?: number | null;
            plies?: number | null;
            commitment?: string | null;
            outcome?: components["schemas"]["Outcome"] | null;
            refused?: components["schemas"]["Refused"] | null;
        };
        /** Watched */
        Watched: {
            id: string;
            game: string;
            seats: number;
            names: string[];
            plies: number;
            commitment: string;
            outcome: components["schemas"]["Outcome"] | null;
        };
        /** Chat */
        Chat: {
            /** @enum {unknown} */
            type: "chat";
            id: number;
            name: string;
            seat: number;
            text: string;
            time: number;
        };
        /** Presence */
        Presence: {
            /** @enum {unknown} */
            type: "presence";
            online: number[];
            spectators: number;
        };
        /**
         * Ping
         * @description Is anybody there? Answered by Pong, and nothing else happens.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
            key: string;
        };
        /** Pong */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
            key: string;
        };
        /**
         * Lobby
         * @description The tables that can be joined or watched, and those that wait for the asker; sent once, at first.
         */
        Lobby: {
            /** @enum {unknown} */
            type: "lobby";
            tables: components["schemas"]["Table"][];
            your_turn: string[];
        };
        /**
         * LobbyChanges
         * @description What is new in the lobby; a move alone is not told.
         */
        LobbyChanges: {
            /** @enum {unknown} */
            type: "lobby-changes";
            changed: components["schemas"]["Table"][];
            removed: string[];
        };
        /**
         * YourTurn
         * @description The tables that wait for the asker are others now.
         */
        YourTurn: {
            /** @enum {unknown} */
            type: "your-turn";
            tables: string[];
        };
        /**
         * View
         * @description The table.
         */
        BataviaView: {
            round: number;
            players: components["schemas"]["BataviaPlayer"][];
            track: (string | null)[];
            shown: number;
            deck: number;
            discard: {
                [key: string]: number;
            };
            lot: {
                [key: string]: number;
            };
            bid: number;
            bidder: number | null;
            bidding: number[];
            auctioneer: number | null;
            ship: number | null;
            hex: number | null;
            to_act: number;
            laid: number;
            markers: {
                [key: string]: number;
            };
            cannon: number;
            pirates_at: number;
        };
        /**
         * Player
         * @description One player's place; `hand` and `bills` only where the seat may know them.
         */
        BataviaPlayer: {
            gold: number;
            merchant: number;
            cards: number;
            hand: {
                [key: string]: number;
            } | null;
            bills: number | null;
            table: {
                [key: string]: number;
            };
            tiles: {
                [key: string]: number;
            };
            seals: ("DK" | "EN" | "FR" | "NL" | "SE")[];
            crates: {
                [key: string]: ("DK" | "EN" | "FR" | "NL" | "SE")[];
            };
        };
        /**
         * Dealt
         * @description BAT-1.6: the opening hand, known to its owner.
         */
        BataviaDealt: {
            /** @enum {unknown} */
            type: "dealt";
            /** @description index of a seat, from 0 */
            seat: number;
            count: number;
            cards: string[] | null;
        };
        /**
         * LotTurned
         * @description BAT-3.1
         */
        BataviaLotTurned: {
            /** @enum {unknown} */
            type: "lot-turned";
            /** @description index of a seat, from 0 */
            seat: number;
            die: number;
            /** @description names of pieces, repeated for several */
            cards: string[];
            /** @description names of pieces, repeated for several */
            lot: string[];
        };
        /**
         * Bid
         * @description BAT-3.3
         */
        BataviaBid: {
            /** @enum {unknown} */
            type: "bid";
            /** @description index of a seat, from 0 */
            seat: number;
            amount: number;
        };
        /**
         * Passed
         * @description BAT-3.4
         */
        BataviaPassed: {
            /** @enum {unknown} */
            type: "passed";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * Sold
         * @description BAT-3.7
         */
        BataviaSold: {
            /** @enum {unknown} */
            type: "sold";
            /** @description index of a seat, from 0 */
            seat: number;
            amount: number;
            /** @description names of pieces, repeated for several */
            lot: string[];
        };
        /**
         * Paid
         * @description BAT-3.6
         */
        BataviaPaid: {
            /** @enum {unknown} */
            type: "paid";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description index of a seat, from 0 */
            to: number;
            amount: number;
        };
        /**
         * Unsold
         * @description BAT-3.8: `seat` is first player.
         */
        BataviaUnsold: {
            /** @enum {unknown} */
            type: "unsold";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * Drew
         * @description BAT-4.2
         */
        BataviaDrew: {
            /** @enum {unknown} */
            type: "drew";
            /** @description index of a seat, from 0 */
            seat: number;
            count: number;
            cards: string[] | null;
        };
        /**
         * Laid
         * @description BAT-4.4
         */
        BataviaLaid: {
            /** @enum {unknown} */
            type: "laid";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
        };
        /**
         * SealTaken
         * @description BAT-5.2
         */
        BataviaSealTaken: {
            /** @enum {unknown} */
            type: "seal-taken";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
        };
        /**
         * SealReturned
         * @description BAT-5.2
         */
        BataviaSealReturned: {
            /** @enum {unknown} */
            type: "seal-returned";
            /** @description name of a piece or place */
            company: string;
        };
        /**
         * StationsRevealed
         * @description BAT-6.6, BAT-6.7
         */
        BataviaStationsRevealed: {
            /** @enum {unknown} */
            type: "stations-revealed";
            first: number;
            last: number;
            /** @description names of pieces, repeated for several */
            tiles: string[];
        };
        /**
         * Sailed
         * @description BAT-6.4, BAT-6.5: to the space, taking its tile and storing a crate.
         */
        BataviaSailed: {
            /** @enum {unknown} */
            type: "sailed";
            /** @description index of a seat, from 0 */
            seat: number;
            space: number;
            /** @description name of a piece or place */
            company: string;
            /** @description name of a piece or place */
            good: string;
        };
        /**
         * Converted
         * @description BAT-7.2
         */
        BataviaConverted: {
            /** @enum {unknown} */
            type: "converted";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description names of pieces, repeated for several */
            companies: string[];
            gold: number;
        };
        /**
         * Kept
         * @description BAT-7.5
         */
        BataviaKept: {
            /** @enum {unknown} */
            type: "kept";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * PiratesAttacked
         * @description BAT-8.2, BAT-8.3
         */
        BataviaPiratesAttacked: {
            /** @enum {unknown} */
            type: "pirates-attacked";
            /** @description names of pieces, repeated for several */
            companies: string[];
            sunk: number;
        };
        /**
         * HexReached
         * @description BAT-9.1
         */
        BataviaHexReached: {
            /** @enum {unknown} */
            type: "hex-reached";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * DeckReshuffled
         * @description BAT-11.1
         */
        BataviaDeckReshuffled: {
            /** @enum {unknown} */
            type: "deck-reshuffled";
            count: number;
        };
        /**
         * HandShown
         * @description BAT-10.1
         */
        BataviaHandShown: {
            /** @enum {unknown} */
            type: "hand-shown";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description names of pieces, repeated for several */
            cards: string[];
        };
        /**
         * GoodScored
         * @description BAT-10.2
         */
        BataviaGoodScored: {
            /** @enum {unknown} */
            type: "good-scored";
            /** @description name of a piece or place */
            good: string;
            /** @description indices of seats */
            seats: number[];
            gold: number;
        };
        /**
         * BillsScored
         * @description BAT-10.3
         */
        BataviaBillsScored: {
            /** @enum {unknown} */
            type: "bills-scored";
            /** @description indices of seats */
            seats: number[];
            bills: number;
            gold: number;
        };
        /**
         * HexScored
         * @description BAT-10.4
         */
        BataviaHexScored: {
            /** @enum {unknown} */
            type: "hex-scored";
            /** @description index of a seat, from 0 */
            seat: number;
            gold: number;
        };
        /**
         * SealsScored
         * @description BAT-10.5
         */
        BataviaSealsScored: {
            /** @enum {unknown} */
            type: "seals-scored";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description names of pieces, repeated for several */
            companies: string[];
            gold: number;
        };
        BataviaEvent: components["schemas"]["BataviaDealt"] | components["schemas"]["BataviaLotTurned"] | components["schemas"]["BataviaBid"] | components["schemas"]["BataviaPassed"] | components["schemas"]["BataviaSold"] | components["schemas"]["BataviaPaid"] | components["schemas"]["BataviaUnsold"] | components["schemas"]["BataviaDrew"] | components["schemas"]["BataviaLaid"] | components["schemas"]["BataviaSealTaken"] | components["schemas"]["BataviaSealReturned"] | components["schemas"]["BataviaStationsRevealed"] | components["schemas"]["BataviaSailed"] | components["schemas"]["BataviaConverted"] | components["schemas"]["BataviaKept"] | components["schemas"]["BataviaPiratesAttacked"] | components["schemas"]["BataviaHexReached"] | components["schemas"]["BataviaDeckReshuffled"] | components["schemas"]["BataviaHandShown"] | components["schemas"]["BataviaGoodScored"] | components["schemas"]["BataviaBillsScored"] | components["schemas"]["BataviaHexScored"] | components["schemas"]["BataviaSealsScored"];
        /**
         * View
         * @description The table.
         */
        BorneoView: {
            players: components["schemas"]["BorneoPlayer"][];
            rows: {
                [key: string]: number[];
            };
            ports: (components["schemas"]["BorneoPort"] | null)[];
            missions: components["schemas"]["BorneoMission"][];
            deck: number;
            discard: number;
            port_deck: number;
            start: number | null;
            active: number | null;
            placing: number[];
            payment: components["schemas"]["BorneoPayment"] | null;
            conflict: components["schemas"]["BorneoConflict"] | null;
            split: components["schemas"]["BorneoSplit"] | null;
            outlook: components["schemas"]["BorneoProspect"][];
            asked: number[];
            ending: string | null;
        };
        /**
         * Player
         * @description One player's place; hand, captures and missions only where the seat may know them.
         */
        BorneoPlayer: {
            cards: number;
            hand: components["schemas"]["BorneoCard"][] | null;
            captured_cards: number;
            captured_ports: number;
            captures: components["schemas"]["BorneoCapture"][] | null;
            units: {
                [key: string]: number;
            } | null;
            payable: string[] | null;
            missions: number;
            completed: string[] | null;
            score: number | null;
        };
        /**
         * Card
         * @description An expedition card, face up: `top` and `second` are the companies of its flags.
         */
        BorneoCard: {
            name: string;
            top: ("blue" | "green" | "red" | "yellow")[];
            /** @enum {unknown} */
            second: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            good: "cinnamon" | "cloves" | "nutmeg" | "pepper";
            value: number;
        };
        /**
         * Capture
         * @description A captured card or port, as a good.
         */
        BorneoCapture: {
            name: string;
            /** @enum {unknown} */
            good: "cinnamon" | "cloves" | "nutmeg" | "pepper";
            value: number;
            port: boolean;
        };
        /**
         * Port
         * @description An open port, its pile in order of play, and the flags that can be seen there (BOR-1.7).
         */
        BorneoPort: {
            name: string;
            title: string;
            /** @enum {unknown} */
            good: "cinnamon" | "cloves" | "nutmeg" | "pepper";
            most_cards: number;
            flag_limit: number;
            pile: components["schemas"]["BorneoCard"][];
            flags: {
                [key: string]: number;
            };
        };
        /**
         * Mission
         * @description A kind of mission and how many of it are left in the supply.
         */
        BorneoMission: {
            name: string;
            /** @enum {unknown} */
            mode: "each" | "same";
            amount: number;
            points: number;
            left: number;
        };
        /**
         * Payment
         * @description A mission being paid: pieces so far, units still missing of each good that is asked for.
         */
        BorneoPayment: {
            seat: number;
            mission: string;
            paid: components["schemas"]["BorneoCapture"][];
            missing: {
                [key: string]: number;
            };
        };
        /**
         * Conflict
         * @description BOR-6: who against whom, with what; ranks count from 1.
         */
        BorneoConflict: {
            /** @enum {unknown} */
            company: "blue" | "green" | "red" | "yellow";
            attacker: number;
            rank: number;
            defender: number;
            target: number;
            bonus: number;
            attack: number;
            attack_cards: components["schemas"]["BorneoCard"][];
            defence: number;
            defence_cards: components["schemas"]["BorneoCard"][];
            succeeded: boolean | null;
        };
        /**
         * Split
         * @description A port being shared out: companies in their order, and the picks to come.
         */
        BorneoSplit: {
            port: string;
            companies: ("blue" | "green" | "red" | "yellow")[];
            picks: components["schemas"]["BorneoPick"][];
        };
        /**
         * Pick
         * @description A pick to come: the seat, and by which merchant.
         */
        BorneoPick: {
            seat: number;
            /** @enum {unknown} */
            company: "blue" | "green" | "red" | "yellow";
            rank: number;
        };
        /**
         * Prospect
         * @description A card laid at a port would have the cargo shared out: by whom, in which order, and who would get the port.
         */
        BorneoProspect: {
            card: string;
            port: string;
            /** @enum {unknown} */
            split: "monopoly" | "quota";
            companies: ("blue" | "green" | "red" | "yellow")[];
            taker: number | null;
            picks: components["schemas"]["BorneoPick"][];
        };
        /**
         * Dealt
         * @description BOR-2.2: the opening hand, known to its owner.
         */
        BorneoDealt: {
            /** @enum {unknown} */
            type: "dealt";
            /** @description index of a seat, from 0 */
            seat: number;
            count: number;
            cards: string[] | null;
        };
        /**
         * PortOpened
         * @description BOR-2.3, BOR-10.1
         */
        BorneoPortOpened: {
            /** @enum {unknown} */
            type: "port-opened";
            /** @description name of a piece or place */
            port: string;
            /** @description name of a piece or place */
            good: string;
            cards: number;
            flags: number;
        };
        /**
         * PlayerStarts
         * @description BOR-2.5
         */
        BorneoPlayerStarts: {
            /** @enum {unknown} */
            type: "player-starts";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * Placed
         * @description BOR-2.7
         */
        BorneoPlaced: {
            /** @enum {unknown} */
            type: "placed";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            rank: number;
        };
        /**
         * MissionChosen
         * @description BOR-4.1
         */
        BorneoMissionChosen: {
            /** @enum {unknown} */
            type: "mission-chosen";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            mission: string;
        };
        /**
         * Paid
         * @description BOR-4.3
         */
        BorneoPaid: {
            /** @enum {unknown} */
            type: "paid";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            piece: string;
        };
        /**
         * MissionCompleted
         * @description BOR-4.1
         */
        BorneoMissionCompleted: {
            /** @enum {unknown} */
            type: "mission-completed";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            mission: string;
            points: number;
        };
        /**
         * CompanyChanged
         * @description BOR-5.2: a merchant leaves its rank in a company for the end of another row.
         */
        BorneoCompanyChanged: {
            /** @enum {unknown} */
            type: "company-changed";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            rank: number;
            /** @description name of a piece or place */
            to: string;
            end: number;
        };
        /**
         * Attacked
         * @description BOR-6.1; `bonus` counts the merchants between (BOR-6.6). It tells that the hand has the colour (BOR-6.2).
         */
        BorneoAttacked: {
            /** @enum {unknown} */
            type: "attacked";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            rank: number;
            /** @description index of a seat, from 0 */
            other: number;
            target: number;
            bonus: number;
        };
        /**
         * AttackPlayed
         * @description BOR-6.3; `total` is the attack so far.
         */
        BorneoAttackPlayed: {
            /** @enum {unknown} */
            type: "attack-played";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
            total: number;
        };
        /**
         * DefencePlayed
         * @description BOR-6.4; `total` is the defence so far, bonus included.
         */
        BorneoDefencePlayed: {
            /** @enum {unknown} */
            type: "defence-played";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
            total: number;
        };
        /**
         * AttackSucceeded
         * @description BOR-6.7, BOR-6.8
         */
        BorneoAttackSucceeded: {
            /** @enum {unknown} */
            type: "attack-succeeded";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description index of a seat, from 0 */
            other: number;
            /** @description name of a piece or place */
            company: string;
            attack: number;
            defence: number;
        };
        /**
         * AttackFailed
         * @description BOR-6.7, BOR-6.11
         */
        BorneoAttackFailed: {
            /** @enum {unknown} */
            type: "attack-failed";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description index of a seat, from 0 */
            other: number;
            /** @description name of a piece or place */
            company: string;
            attack: number;
            defence: number;
        };
        /**
         * OustedStayed
         * @description BOR-6.9: the ousted merchant takes the attacker's old place.
         */
        BorneoOustedStayed: {
            /** @enum {unknown} */
            type: "ousted-stayed";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            rank: number;
        };
        /**
         * OustedLeft
         * @description BOR-6.9, BOR-6.10
         */
        BorneoOustedLeft: {
            /** @enum {unknown} */
            type: "ousted-left";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            rank: number;
            /** @description name of a piece or place */
            to: string;
            end: number;
        };
        /**
         * CardKept
         * @description BOR-6.11: all see it (BOR-13.3).
         */
        BorneoCardKept: {
            /** @enum {unknown} */
            type: "card-kept";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
        };
        /**
         * NothingKept
         * @description BOR-6.11
         */
        BorneoNothingKept: {
            /** @enum {unknown} */
            type: "nothing-kept";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * Laid
         * @description BOR-7.1; the visible flags at the port afterwards (BOR-1.7).
         */
        BorneoLaid: {
            /** @enum {unknown} */
            type: "laid";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
            /** @description name of a piece or place */
            port: string;
            layer: number;
            yellow: number;
            red: number;
            green: number;
            blue: number;
        };
        /**
         * Monopoly
         * @description BOR-8.1, BOR-8.2
         */
        BorneoMonopoly: {
            /** @enum {unknown} */
            type: "monopoly";
            /** @description name of a piece or place */
            company: string;
            /** @description name of a piece or place */
            port: string;
            flags: number;
        };
        /**
         * Quota
         * @description BOR-9.2: the companies in the order in which they pick.
         */
        BorneoQuota: {
            /** @enum {unknown} */
            type: "quota";
            /** @description name of a piece or place */
            port: string;
            /** @description names of pieces, repeated for several */
            companies: string[];
        };
        /**
         * PortTaken
         * @description BOR-8.3, BOR-9.1
         */
        BorneoPortTaken: {
            /** @enum {unknown} */
            type: "port-taken";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            port: string;
            /** @description name of a piece or place */
            good: string;
        };
        /**
         * PortLost
         * @description BOR-8.6
         */
        BorneoPortLost: {
            /** @enum {unknown} */
            type: "port-lost";
            /** @description name of a piece or place */
            port: string;
        };
        /**
         * CardsLost
         * @description BOR-8.6, BOR-9.6: nobody has a merchant to take them.
         */
        BorneoCardsLost: {
            /** @enum {unknown} */
            type: "cards-lost";
            /** @description name of a piece or place */
            port: string;
            /** @description names of pieces, repeated for several */
            cards: string[];
        };
        /**
         * Picked
         * @description BOR-8.3, BOR-9.4; `company` and `rank` say by which merchant.
         */
        BorneoPicked: {
            /** @enum {unknown} */
            type: "picked";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
            /** @description name of a piece or place */
            company: string;
            rank: number;
        };
        /**
         * DeckReshuffled
         * @description BOR-11.1
         */
        BorneoDeckReshuffled: {
            /** @enum {unknown} */
            type: "deck-reshuffled";
            count: number;
        };
        /**
         * Drew
         * @description BOR-11.1: the cards are known to their owner.
         */
        BorneoDrew: {
            /** @enum {unknown} */
            type: "drew";
            /** @description index of a seat, from 0 */
            seat: number;
            count: number;
            cards: string[] | null;
        };
        /**
         * Discarded
         * @description BOR-11.3: known to the owner alone (BOR-13.3).
         */
        BorneoDiscarded: {
            /** @enum {unknown} */
            type: "discarded";
            /** @description index of a seat, from 0 */
            seat: number;
            card: string | null;
        };
        /**
         * PortsRanOut
         * @description BOR-10.2
         */
        BorneoPortsRanOut: {
            /** @enum {unknown} */
            type: "ports-ran-out";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * CardsRanOut
         * @description BOR-11.2
         */
        BorneoCardsRanOut: {
            /** @enum {unknown} */
            type: "cards-ran-out";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * MissionPassed
         * @description BOR-4.1, BOR-12.3
         */
        BorneoMissionPassed: {
            /** @enum {unknown} */
            type: "mission-passed";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * Scored
         * @description BOR-12.4
         */
        BorneoScored: {
            /** @enum {unknown} */
            type: "scored";
            /** @description index of a seat, from 0 */
            seat: number;
            goods: number;
            /** @description names of pieces, repeated for several */
            missions: string[];
            points: number;
        };
        BorneoEvent: components["schemas"]["BorneoDealt"] | components["schemas"]["BorneoPortOpened"] | components["schemas"]["BorneoPlayerStarts"] | components["schemas"]["BorneoPlaced"] | components["schemas"]["BorneoMissionChosen"] | components["schemas"]["BorneoPaid"] | components["schemas"]["BorneoMissionCompleted"] | components["schemas"]["BorneoCompanyChanged"] | components["schemas"]["BorneoAttacked"] | components["schemas"]["BorneoAttackPlayed"] | components["schemas"]["BorneoDefencePlayed"] | components["schemas"]["BorneoAttackSucceeded"] | components["schemas"]["BorneoAttackFailed"] | components["schemas"]["BorneoOustedStayed"] | components["schemas"]["BorneoOustedLeft"] | components["schemas"]["BorneoCardKept"] | components["schemas"]["BorneoNothingKept"] | components["schemas"]["BorneoLaid"] | components["schemas"]["BorneoMonopoly"] | components["schemas"]["BorneoQuota"] | components["schemas"]["BorneoPortTaken"] | components["schemas"]["BorneoPortLost"] | components["schemas"]["BorneoCardsLost"] | components["schemas"]["BorneoPicked"] | components["schemas"]["BorneoDeckReshuffled"] | components["schemas"]["BorneoDrew"] | components["schemas"]["BorneoDiscarded"] | components["schemas"]["BorneoPortsRanOut"] | components["schemas"]["BorneoCardsRanOut"] | components["schemas"]["BorneoMissionPassed"] | components["schemas"]["BorneoScored"];
        /**
         * View
         * @description The table.
         */
        KontorView: {
            scenario: string;
            special_cards: boolean;
            round: number;
            players: components["schemas"]["KontorPlayer"][];
            treasury: number;
            spaces: components["schemas"]["KontorSpace"][];
            yards: components["schemas"]["KontorYard"][];
            rows: components["schemas"]["KontorBounds"];
            columns: components["schemas"]["KontorBounds"];
            ship: string;
            anchor: string;
            canal_pile: number;
            canal_top: components["schemas"]["KontorCard"] | null;
            special_pile: number | null;
            covered: components["schemas"]["KontorCard"][];
            first: number | null;
            second: number | null;
            idle_rounds: number;
            stale_rounds: number;
            fields: (number | null)[] | null;
            winner: number | null;
        };
        /**
         * Player
         * @description One player's place; `hand` and `choice` only where the seat may know them.
         */
        KontorPlayer: {
            florins: number;
            points: number;
            guardians: number;
            backs: {
                [key: string]: number;
            };
            hand: components["schemas"]["KontorCard"][] | null;
            committed: boolean;
            choice: string | null;
            revealed: components["schemas"]["KontorCard"] | null;
            shown: string | null;
            pile: number;
            pile_top: components["schemas"]["KontorCard"] | null;
        };
        /**
         * Card
         * @description A card face up.
         */
        KontorCard: {
            name: string;
            kind: string;
            value: number;
            owner: number | null;
            goods: string[];
            symbol: string;
        };
        /**
         * Space
         * @description A space with a card; row and column count from 0 at a1.
         */
        KontorSpace: {
            space: string;
            row: number;
            column: number;
            card: components["schemas"]["KontorCard"];
            ground: string;
            yard: number | null;
        };
        /**
         * Yard
         * @description KON-9: a group of quay-like cards; in open ones the warehouses and who would win now, and why.
         */
        KontorYard: {
            spaces: string[];
            closed: boolean;
            guard: number | null;
            warehouses: {
                [key: string]: number;
            }[];
            centres: (string | null)[];
            leader: number | null;
            reason: string | null;
            customs: number;
            distance: number;
            bonus: boolean;
        };
        /**
         * Bounds
         * @description KON-8.4: one axis, by rows or columns from 0: the extent, the limit, and how far the harbour may still reach.
         */
        KontorBounds: {
            first: number;
            last: number;
            limit: number;
            lowest: number;
            highest: number;
            fixed: boolean;
        };
        /**
         * HarbourBegun
         * @description KON-2.1, KON-2.2: the anchor with the ship, and the canal cards laid at the start, each on its space.
         */
        KontorHarbourBegun: {
            /** @enum {unknown} */
            type: "harbour-begun";
            /** @description name of a space */
            anchor: string;
            /** @description names of pieces, repeated for several */
            cards: string[];
            /** @description names of spaces with blanks between */
            spaces: string;
        };
        /**
         * Dealt
         * @description KON-2.3, KON-2.4: the opening hand, known to its owner.
         */
        KontorDealt: {
            /** @enum {unknown} */
            type: "dealt";
            /** @description index of a seat, from 0 */
            seat: number;
            count: number;
            cards: string[] | null;
        };
        /**
         * CanalTurned
         * @description KON-2.3: the card now on top of the canal pile.
         */
        KontorCanalTurned: {
            /** @enum {unknown} */
            type: "canal-turned";
            /** @description name of a piece or place */
            card: string;
            left: number;
        };
        /**
         * QuayTurned
         * @description KON-2.4: the card now on top of a player's quay pile.
         */
        KontorQuayTurned: {
            /** @enum {unknown} */
            type: "quay-turned";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
            left: number;
        };
        /**
         * RoundBegun
         * @description KON-3.1
         */
        KontorRoundBegun: {
            /** @enum {unknown} */
            type: "round-begun";
            round: number;
        };
        /**
         * WishSealed
         * @description KON-14.2: `wish` is buy or decline.
         */
        KontorWishSealed: {
            /** @enum {unknown} */
            type: "wish-sealed";
            /** @description index of a seat, from 0 */
            seat: number;
            wish: string | null;
        };
        /**
         * Declined
         * @description KON-14.2
         */
        KontorDeclined: {
            /** @enum {unknown} */
            type: "declined";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * Bought
         * @description KON-14.2
         */
        KontorBought: {
            /** @enum {unknown} */
            type: "bought";
            /** @description index of a seat, from 0 */
            seat: number;
            card: string | null;
            florins: number;
            left: number;
        };
        /**
         * LastSpecialContested
         * @description KON-14.3
         */
        KontorLastSpecialContested: {
            /** @enum {unknown} */
            type: "last-special-contested";
        };
        /**
         * ShowSealed
         * @description KON-14.3
         */
        KontorShowSealed: {
            /** @enum {unknown} */
            type: "show-sealed";
            /** @description index of a seat, from 0 */
            seat: number;
            card: string | null;
        };
        /**
         * Shown
         * @description KON-14.3
         */
        KontorShown: {
            /** @enum {unknown} */
            type: "shown";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
        };
        /**
         * ChoiceSealed
         * @description KON-4.1: `choice` is a card or pass.
         */
        KontorChoiceSealed: {
            /** @enum {unknown} */
            type: "choice-sealed";
            /** @description index of a seat, from 0 */
            seat: number;
            choice: string | null;
        };
        /**
         * Revealed
         * @description KON-4.1
         */
        KontorRevealed: {
            /** @enum {unknown} */
            type: "revealed";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
        };
        /**
         * Passed
         * @description KON-4.2: `florins` is 0 if the treasury had none.
         */
        KontorPassed: {
            /** @enum {unknown} */
            type: "passed";
            /** @description index of a seat, from 0 */
            seat: number;
            florins: number;
        };
        /**
         * TaxPaid
         * @description KON-5.1
         */
        KontorTaxPaid: {
            /** @enum {unknown} */
            type: "tax-paid";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * Broke
         * @description KON-5.2: no florin for the tax, so the card goes back to the hand.
         */
        KontorBroke: {
            /** @enum {unknown} */
            type: "broke";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
        };
        /**
         * Relieved
         * @description KON-5.4: both were broke.
         */
        KontorRelieved: {
            /** @enum {unknown} */
            type: "relieved";
            /** @description index of a seat, from 0 */
            seat: number;
            florins: number;
        };
        /**
         * ActsFirst
         * @description KON-6.1
         */
        KontorActsFirst: {
            /** @enum {unknown} */
            type: "acts-first";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * ShipMoved
         * @description KON-7.1
         */
        KontorShipMoved: {
            /** @enum {unknown} */
            type: "ship-moved";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a space */
            origin: string;
            /** @description name of a space */
            space: string;
        };
        /**
         * ShipStayed
         * @description KON-7.1
         */
        KontorShipStayed: {
            /** @enum {unknown} */
            type: "ship-stayed";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * Removed
         * @description KON-7.3: `owner` gets the card under the quay pile.
         */
        KontorRemoved: {
            /** @enum {unknown} */
            type: "removed";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
            /** @description index of a seat, from 0 */
            owner: number;
            /** @description name of a space */
            space: string;
        };
        /**
         * NothingRemoved
         * @description KON-7.2
         */
        KontorNothingRemoved: {
            /** @enum {unknown} */
            type: "nothing-removed";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * TakenBack
         * @description KON-8.3: there is no space for the card.
         */
        KontorTakenBack: {
            /** @enum {unknown} */
            type: "taken-back";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
        };
        /**
         * Laid
         * @description KON-8.1
         */
        KontorLaid: {
            /** @enum {unknown} */
            type: "laid";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
            /** @description name of a space */
            space: string;
        };
        /**
         * CustomsLaid
         * @description KON-14.11: `side` is as-quay or as-canal.
         */
        KontorCustomsLaid: {
            /** @enum {unknown} */
            type: "customs-laid";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
            /** @description name of a space */
            space: string;
            /** @description name of a piece or place */
            side: string;
        };
        /**
         * Covered
         * @description KON-14.8, KON-14.9: a flood or a bridge laid on a card.
         */
        KontorCovered: {
            /** @enum {unknown} */
            type: "covered";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
            /** @description name of a space */
            space: string;
            /** @description name of a piece or place */
            covered: string;
        };
        /**
         * RowsFixed
         * @description KON-8.4
         */
        KontorRowsFixed: {
            /** @enum {unknown} */
            type: "rows-fixed";
            first: number;
            last: number;
        };
        /**
         * ColumnsFixed
         * @description KON-8.4
         */
        KontorColumnsFixed: {
            /** @enum {unknown} */
            type: "columns-fixed";
            /** @description name of a space */
            first: string;
            /** @description name of a space */
            last: string;
        };
        /**
         * Stored
         * @description KON-9.4: warehouses placed on the distribution centre.
         */
        KontorStored: {
            /** @enum {unknown} */
            type: "stored";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description names of pieces, repeated for several */
            goods: string[];
            /** @description name of a space */
            space: string;
        };
        /**
         * YardWon
         * @description KON-10.3 to KON-10.7: `how` is by-difference, by-goods-led or by-circle; `guarded` is 0 or 1.
         */
        KontorYardWon: {
            /** @enum {unknown} */
            type: "yard-won";
            /** @description index of a seat, from 0 */
            seat: number;
            size: number;
            points: number;
            /** @description name of a piece or place */
            how: string;
            guarded: number;
            /** @description names of spaces with blanks between */
            spaces: string;
        };
        /**
         * YardUnclaimed
         * @description KON-10.6
         */
        KontorYardUnclaimed: {
            /** @enum {unknown} */
            type: "yard-unclaimed";
            size: number;
            /** @description names of spaces with blanks between */
            spaces: string;
        };
        /**
         * Income
         * @description KON-11.1: `florins` is 0 if the treasury had none.
         */
        KontorIncome: {
            /** @enum {unknown} */
            type: "income";
            /** @description index of a seat, from 0 */
            seat: number;
            florins: number;
        };
        /**
         * Drew
         * @description KON-11.2: the face-up card of a pile.
         */
        KontorDrew: {
            /** @enum {unknown} */
            type: "drew";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
        };
        /**
         * NothingToDraw
         * @description KON-11.3
         */
        KontorNothingToDraw: {
            /** @enum {unknown} */
            type: "nothing-to-draw";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * HarbourFull
         * @description KON-13.1
         */
        KontorHarbourFull: {
            /** @enum {unknown} */
            type: "harbour-full";
            spaces: number;
        };
        /**
         * Stagnated
         * @description KON-13.2 (a): no card laid for so many rounds.
         */
        KontorStagnated: {
            /** @enum {unknown} */
            type: "stagnated";
            rounds: number;
        };
        /**
         * StoppedGrowing
         * @description KON-13.2 (b): no further space filled for so many rounds.
         */
        KontorStoppedGrowing: {
            /** @enum {unknown} */
            type: "stopped-growing";
            rounds: number;
        };
        /**
         * YardRanked
         * @description KON-13.5: a guarded yard that gives its owner a point more.
         */
        KontorYardRanked: {
            /** @enum {unknown} */
            type: "yard-ranked";
            /** @description index of a seat, from 0 */
            seat: number;
            size: number;
            distance: number;
            /** @description names of spaces with blanks between */
            spaces: string;
        };
        /**
         * YardsTied
         * @description KON-13.4: guarded yards equal in size and distance, left out.
         */
        KontorYardsTied: {
            /** @enum {unknown} */
            type: "yards-tied";
            count: number;
            size: number;
            distance: number;
        };
        /**
         * LineMade
         * @description KON-15.2c: three fields in a line, each by its first space.
         */
        KontorLineMade: {
            /** @enum {unknown} */
            type: "line-made";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description names of spaces with blanks between */
            spaces: string;
        };
        /**
         * Ruined
         * @description KON-15.5: `seat` has no florin and the treasury none either.
         */
        KontorRuined: {
            /** @enum {unknown} */
            type: "ruined";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        KontorEvent: components["schemas"]["KontorHarbourBegun"] | components["schemas"]["KontorDealt"] | components["schemas"]["KontorCanalTurned"] | components["schemas"]["KontorQuayTurned"] | components["schemas"]["KontorRoundBegun"] | components["schemas"]["KontorWishSealed"] | components["schemas"]["KontorDeclined"] | components["schemas"]["KontorBought"] | components["schemas"]["KontorLastSpecialContested"] | components["schemas"]["KontorShowSealed"] | components["schemas"]["KontorShown"] | components["schemas"]["KontorChoiceSealed"] | components["schemas"]["KontorRevealed"] | components["schemas"]["KontorPassed"] | components["schemas"]["KontorTaxPaid"] | components["schemas"]["KontorBroke"] | components["schemas"]["KontorRelieved"] | components["schemas"]["KontorActsFirst"] | components["schemas"]["KontorShipMoved"] | components["schemas"]["KontorShipStayed"] | components["schemas"]["KontorRemoved"] | components["schemas"]["KontorNothingRemoved"] | components["schemas"]["KontorTakenBack"] | components["schemas"]["KontorLaid"] | components["schemas"]["KontorCustomsLaid"] | components["schemas"]["KontorCovered"] | components["schemas"]["KontorRowsFixed"] | components["schemas"]["KontorColumnsFixed"] | components["schemas"]["KontorStored"] | components["schemas"]["KontorYardWon"] | components["schemas"]["KontorYardUnclaimed"] | components["schemas"]["KontorIncome"] | components["schemas"]["KontorDrew"] | components["schemas"]["KontorNothingToDraw"] | components["schemas"]["KontorHarbourFull"] | components["schemas"]["KontorStagnated"] | components["schemas"]["KontorStoppedGrowing"] | components["schemas"]["KontorYardRanked"] | components["schemas"]["KontorYardsTied"] | components["schemas"]["KontorLineMade"] | components["schemas"]["KontorRuined"];
        /**
         * View
         * @description The table.
         */
        SpiceIslandsView: {
            turn: number;
            active: number;
            dice: string[];
            buyers: number;
            ready: ("black" | "blue" | "green" | "orange" | "yellow")[];
            spent: boolean;
            free: ("black" | "blue" | "green" | "orange" | "yellow") | null;
            players: components["schemas"]["SpiceIslandsPlayer"][];
            organisations: components["schemas"]["SpiceIslandsOrganisation"][];
            ships: components["schemas"]["SpiceIslandsShip"][];
            port: {
                [key: string]: number;
            };
            discard: {
                [key: string]: number;
            };
            contest: components["schemas"]["SpiceIslandsContest"] | null;
            attack: components["schemas"]["SpiceIslandsAttack"] | null;
            map: components["schemas"]["SpiceIslandsMap"];
        };
        /** Player */
        SpiceIslandsPlayer: {
            money: number;
            captains: ("black" | "blue" | "green" | "orange" | "yellow")[];
            shares: {
                [key: string]: number[];
            };
        };
        /**
         * Organisation
         * @description A company, the navy or the pirates; tracks it does not have are None.
         */
        SpiceIslandsOrganisation: {
            /** @enum {unknown} */
            colour: "black" | "blue" | "green" | "orange" | "yellow";
            treasury: number;
            captain: number | null;
            stack: number[];
            election: number | null;
            dividend: number | null;
            mutiny: number | null;
        };
        /** Ship */
        SpiceIslandsShip: {
            name: string;
            /** @enum {unknown} */
            colour: "black" | "blue" | "green" | "orange" | "yellow";
            space: string;
            cargo: ("blue-good" | "green-good" | "spice" | "yellow-good")[];
        };
        /**
         * Contest
         * @description What pirate dice were last rolled for, die by die; rolled again where there are several rounds.
         */
        SpiceIslandsContest: {
            /** @enum {unknown} */
            about: "attack" | "election" | "mutiny";
            /** @enum {unknown} */
            colour: "black" | "blue" | "green" | "orange" | "yellow";
            target: string | null;
            rounds: components["schemas"]["SpiceIslandsThrow"][][];
            winner: number | null;
        };
        /**
         * Throw
         * @description The pirate dice of one player.
         */
        SpiceIslandsThrow: {
            seat: number;
            dice: string[];
        };
        /**
         * Attack
         * @description An attack that waits for a choice.
         */
        SpiceIslandsAttack: {
            ship: string;
            target: string;
            sunk: boolean;
            to_take: number;
            taken: ("blue-good" | "green-good" | "spice" | "yellow-good")[];
        };
        /**
         * Map
         * @description SPI-1.3: spaces of this map and the lines between them.
         */
        SpiceIslandsMap: {
            name: string;
            spaces: components["schemas"]["SpiceIslandsSpace"][];
            blue: [
                string,
                string
            ][];
            grey: [
                string,
                string
            ][];
        };
        /**
         * Space
         * @description A place on the chart, which is 1000 wide and 560 high.
         */
        SpiceIslandsSpace: {
            name: string;
            /** @enum {unknown} */
            kind: "europe" | "islands" | "madagascar" | "sea";
            x: number;
            y: number;
        };
        /**
         * CaptainDealt
         * @description SPI-2.6
         */
        SpiceIslandsCaptainDealt: {
            /** @enum {unknown} */
            type: "captain-dealt";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
        };
        /**
         * ShareDealt
         * @description SPI-2.7
         */
        SpiceIslandsShareDealt: {
            /** @enum {unknown} */
            type: "share-dealt";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
            price: number;
        };
        /**
         * Rolled
         * @description SPI-3.1
         */
        SpiceIslandsRolled: {
            /** @enum {unknown} */
            type: "rolled";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description names of pieces, repeated for several */
            dice: string[];
        };
        /**
         * RoundOpened
         * @description SPI-4.1: `rounds` are still to come, this one included.
         */
        SpiceIslandsRoundOpened: {
            /** @enum {unknown} */
            type: "round-opened";
            rounds: number;
        };
        /**
         * Bought
         * @description SPI-4.2
         */
        SpiceIslandsBought: {
            /** @enum {unknown} */
            type: "bought";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
            price: number;
        };
        /**
         * Passed
         * @description SPI-4.1
         */
        SpiceIslandsPassed: {
            /** @enum {unknown} */
            type: "passed";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * NothingAffordable
         * @description SPI-4.2: every stack is too dear or empty, as all can see.
         */
        SpiceIslandsNothingAffordable: {
            /** @enum {unknown} */
            type: "nothing-affordable";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * Loaded
         * @description SPI-6.1
         */
        SpiceIslandsLoaded: {
            /** @enum {unknown} */
            type: "loaded";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            ship: string;
            /** @description name of a piece or place */
            cargo: string;
        };
        /**
         * Sailed
         * @description SPI-6.3, SPI-7.1, SPI-8.1
         */
        SpiceIslandsSailed: {
            /** @enum {unknown} */
            type: "sailed";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            ship: string;
            /** @description name of a piece or place */
            start: string;
            /** @description name of a piece or place */
            space: string;
        };
        /**
         * Unloaded
         * @description SPI-6.4
         */
        SpiceIslandsUnloaded: {
            /** @enum {unknown} */
            type: "unloaded";
            /** @description name of a piece or place */
            ship: string;
            /** @description name of a piece or place */
            space: string;
            /** @description names of pieces, repeated for several */
            cargo: string[];
        };
        /**
         * TreasuryFilled
         * @description SPI-6.5, SPI-7.11, SPI-8.5, SPI-8.6: from the bank.
         */
        SpiceIslandsTreasuryFilled: {
            /** @enum {unknown} */
            type: "treasury-filled";
            /** @description name of a piece or place */
            colour: string;
            amount: number;
        };
        /**
         * CaptainPaid
         * @description SPI-6.6, SPI-8.5, SPI-8.6, SPI-12.1: from the bank.
         */
        SpiceIslandsCaptainPaid: {
            /** @enum {unknown} */
            type: "captain-paid";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
            amount: number;
        };
        /**
         * Attacked
         * @description SPI-7.5, SPI-8.4
         */
        SpiceIslandsAttacked: {
            /** @enum {unknown} */
            type: "attacked";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            ship: string;
            /** @description name of a piece or place */
            target: string;
            /** @description names of pieces, repeated for several */
            dice: string[];
            skulls: number;
        };
        /**
         * Plundered
         * @description SPI-7.6: from the target.
         */
        SpiceIslandsPlundered: {
            /** @enum {unknown} */
            type: "plundered";
            /** @description name of a piece or place */
            target: string;
            /** @description names of pieces, repeated for several */
            cargo: string[];
        };
        /**
         * Stowed
         * @description SPI-7.6: in the pirates' hold.
         */
        SpiceIslandsStowed: {
            /** @enum {unknown} */
            type: "stowed";
            /** @description names of pieces, repeated for several */
            cargo: string[];
        };
        /**
         * Overboard
         * @description SPI-7.6: no room for it.
         */
        SpiceIslandsOverboard: {
            /** @enum {unknown} */
            type: "overboard";
            /** @description names of pieces, repeated for several */
            cargo: string[];
        };
        /**
         * Sunk
         * @description SPI-7.7
         */
        SpiceIslandsSunk: {
            /** @enum {unknown} */
            type: "sunk";
            /** @description name of a piece or place */
            ship: string;
            /** @description name of a piece or place */
            space: string;
        };
        /**
         * SentToPort
         * @description SPI-7.8
         */
        SpiceIslandsSentToPort: {
            /** @enum {unknown} */
            type: "sent-to-port";
            /** @description name of a piece or place */
            ship: string;
            /** @description name of a piece or place */
            space: string;
        };
        /**
         * LootSold
         * @description SPI-7.11
         */
        SpiceIslandsLootSold: {
            /** @enum {unknown} */
            type: "loot-sold";
            /** @description names of pieces, repeated for several */
            cargo: string[];
            amount: number;
        };
        /**
         * CaptainsHalf
         * @description SPI-7.12
         */
        SpiceIslandsCaptainsHalf: {
            /** @enum {unknown} */
            type: "captains-half";
            /** @description index of a seat, from 0 */
            seat: number;
            amount: number;
        };
        /**
         * SplitPaid
         * @description SPI-7.12, SPI-12.1
         */
        SpiceIslandsSplitPaid: {
            /** @enum {unknown} */
            type: "split-paid";
            /** @description index of a seat, from 0 */
            seat: number;
            shares: number;
            amount: number;
        };
        /**
         * SharesReturned
         * @description SPI-7.13, SPI-8.6, SPI-9.7
         */
        SpiceIslandsSharesReturned: {
            /** @enum {unknown} */
            type: "shares-returned";
            /** @description name of a piece or place */
            colour: string;
            count: number;
        };
        /**
         * CaptainReturned
         * @description SPI-7.13, SPI-8.6, SPI-9.7: to the reserve.
         */
        SpiceIslandsCaptainReturned: {
            /** @enum {unknown} */
            type: "captain-returned";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
        };
        /**
         * CaptainTaken
         * @description SPI-7.2, SPI-8.2: by moving the ship.
         */
        SpiceIslandsCaptainTaken: {
            /** @enum {unknown} */
            type: "captain-taken";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
        };
        /**
         * Recovered
         * @description SPI-8.4
         */
        SpiceIslandsRecovered: {
            /** @enum {unknown} */
            type: "recovered";
            /** @description names of pieces, repeated for several */
            cargo: string[];
        };
        /**
         * PiratesSunk
         * @description SPI-8.6
         */
        SpiceIslandsPiratesSunk: {
            /** @enum {unknown} */
            type: "pirates-sunk";
            /** @description name of a piece or place */
            space: string;
        };
        /**
         * ElectionStepped
         * @description SPI-9.1
         */
        SpiceIslandsElectionStepped: {
            /** @enum {unknown} */
            type: "election-stepped";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
            marker: number;
        };
        /**
         * ElectionCalled
         * @description SPI-9.2
         */
        SpiceIslandsElectionCalled: {
            /** @enum {unknown} */
            type: "election-called";
            /** @description name of a piece or place */
            colour: string;
        };
        /**
         * ElectionRolled
         * @description SPI-9.2, SPI-9.3: one player's dice.
         */
        SpiceIslandsElectionRolled: {
            /** @enum {unknown} */
            type: "election-rolled";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
            /** @description names of pieces, repeated for several */
            dice: string[];
        };
        /**
         * ElectionTied
         * @description SPI-9.3: they roll again.
         */
        SpiceIslandsElectionTied: {
            /** @enum {unknown} */
            type: "election-tied";
            /** @description name of a piece or place */
            colour: string;
            /** @description indices of seats */
            seats: number[];
        };
        /**
         * Elected
         * @description SPI-9.2
         */
        SpiceIslandsElected: {
            /** @enum {unknown} */
            type: "elected";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
        };
        /**
         * CaptainStayed
         * @description SPI-9.3, SPI-9.11
         */
        SpiceIslandsCaptainStayed: {
            /** @enum {unknown} */
            type: "captain-stayed";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
        };
        /**
         * DividendStepped
         * @description SPI-9.4
         */
        SpiceIslandsDividendStepped: {
            /** @enum {unknown} */
            type: "dividend-stepped";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
            marker: number;
        };
        /**
         * DividendDeclared
         * @description SPI-9.5
         */
        SpiceIslandsDividendDeclared: {
            /** @enum {unknown} */
            type: "dividend-declared";
            /** @description name of a piece or place */
            colour: string;
            treasury: number;
            shares: number;
            each: number;
        };
        /**
         * DividendPaid
         * @description SPI-9.5
         */
        SpiceIslandsDividendPaid: {
            /** @enum {unknown} */
            type: "dividend-paid";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
            shares: number;
            amount: number;
        };
        /**
         * MutinyStepped
         * @description SPI-9.8
         */
        SpiceIslandsMutinyStepped: {
            /** @enum {unknown} */
            type: "mutiny-stepped";
            /** @description index of a seat, from 0 */
            seat: number;
            marker: number;
        };
        /**
         * MutinyBroke
         * @description SPI-9.10
         */
        SpiceIslandsMutinyBroke: {
            /** @enum {unknown} */
            type: "mutiny-broke";
        };
        /**
         * MutinyRolled
         * @description SPI-9.10, SPI-9.11: one player's dice.
         */
        SpiceIslandsMutinyRolled: {
            /** @enum {unknown} */
            type: "mutiny-rolled";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description names of pieces, repeated for several */
            dice: string[];
        };
        /**
         * NoSkulls
         * @description SPI-9.10, SPI-9.11: the whole roll is repeated.
         */
        SpiceIslandsNoSkulls: {
            /** @enum {unknown} */
            type: "no-skulls";
        };
        /**
         * MutinyTied
         * @description SPI-9.11: they roll their skulls again.
         */
        SpiceIslandsMutinyTied: {
            /** @enum {unknown} */
            type: "mutiny-tied";
            /** @description indices of seats */
            seats: number[];
            skulls: number;
        };
        /**
         * MutinyWon
         * @description SPI-9.10
         */
        SpiceIslandsMutinyWon: {
            /** @enum {unknown} */
            type: "mutiny-won";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * Commanded
         * @description SPI-10.1: the free action.
         */
        SpiceIslandsCommanded: {
            /** @enum {unknown} */
            type: "commanded";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            colour: string;
        };
        /**
         * FreeActionWaived
         * @description SPI-10.2
         */
        SpiceIslandsFreeActionWaived: {
            /** @enum {unknown} */
            type: "free-action-waived";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * CargoExhausted
         * @description SPI-11.1
         */
        SpiceIslandsCargoExhausted: {
            /** @enum {unknown} */
            type: "cargo-exhausted";
            /** @description name of a piece or place */
            cargo: string;
        };
        SpiceIslandsEvent: components["schemas"]["SpiceIslandsCaptainDealt"] | components["schemas"]["SpiceIslandsShareDealt"] | components["schemas"]["SpiceIslandsRolled"] | components["schemas"]["SpiceIslandsRoundOpened"] | components["schemas"]["SpiceIslandsBought"] | components["schemas"]["SpiceIslandsPassed"] | components["schemas"]["SpiceIslandsNothingAffordable"] | components["schemas"]["SpiceIslandsLoaded"] | components["schemas"]["SpiceIslandsSailed"] | components["schemas"]["SpiceIslandsUnloaded"] | components["schemas"]["SpiceIslandsTreasuryFilled"] | components["schemas"]["SpiceIslandsCaptainPaid"] | components["schemas"]["SpiceIslandsAttacked"] | components["schemas"]["SpiceIslandsPlundered"] | components["schemas"]["SpiceIslandsStowed"] | components["schemas"]["SpiceIslandsOverboard"] | components["schemas"]["SpiceIslandsSunk"] | components["schemas"]["SpiceIslandsSentToPort"] | components["schemas"]["SpiceIslandsLootSold"] | components["schemas"]["SpiceIslandsCaptainsHalf"] | components["schemas"]["SpiceIslandsSplitPaid"] | components["schemas"]["SpiceIslandsSharesReturned"] | components["schemas"]["SpiceIslandsCaptainReturned"] | components["schemas"]["SpiceIslandsCaptainTaken"] | components["schemas"]["SpiceIslandsRecovered"] | components["schemas"]["SpiceIslandsPiratesSunk"] | components["schemas"]["SpiceIslandsElectionStepped"] | components["schemas"]["SpiceIslandsElectionCalled"] | components["schemas"]["SpiceIslandsElectionRolled"] | components["schemas"]["SpiceIslandsElectionTied"] | components["schemas"]["SpiceIslandsElected"] | components["schemas"]["SpiceIslandsCaptainStayed"] | components["schemas"]["SpiceIslandsDividendStepped"] | components["schemas"]["SpiceIslandsDividendDeclared"] | components["schemas"]["SpiceIslandsDividendPaid"] | components["schemas"]["SpiceIslandsMutinyStepped"] | components["schemas"]["SpiceIslandsMutinyBroke"] | components["schemas"]["SpiceIslandsMutinyRolled"] | components["schemas"]["SpiceIslandsNoSkulls"] | components["schemas"]["SpiceIslandsMutinyTied"] | components["schemas"]["SpiceIslandsMutinyWon"] | components["schemas"]["SpiceIslandsCommanded"] | components["schemas"]["SpiceIslandsFreeActionWaived"] | components["schemas"]["SpiceIslandsCargoExhausted"];
        /**
         * View
         * @description The table.
         */
        IndonesiaView: {
            year: number;
            era: string;
            order: number[];
            players: components["schemas"]["IndonesiaPlayer"][];
            companies: components["schemas"]["IndonesiaCompany"][];
            land: {
                [key: string]: string;
            };
            towns: components["schemas"]["IndonesiaTown"][];
            stones: number[];
            offered: string[];
            removed: string[];
            shown: components["schemas"]["IndonesiaCard"][];
            merger: components["schemas"]["IndonesiaMerger"] | null;
            operation: components["schemas"]["IndonesiaOperation"] | null;
            active: number[];
            growing: number;
        };
        /**
         * Player
         * @description One player's place; money and cards only where the seat may know them.
         */
        IndonesiaPlayer: {
            cash: number | null;
            bank: number | null;
            pile: number | null;
            levels: {
                [key: string]: number;
            };
            slots: number;
            cards: number;
            hand: components["schemas"]["IndonesiaCard"][] | null;
            companies: string[];
            bid: number | null;
        };
        /**
         * Card
         * @description A city card; who played it or discarded it, or holds it.
         */
        IndonesiaCard: {
            name: string;
            era: string;
            provinces: string[];
        };
        /**
         * Company
         * @description A company on the board.
         */
        IndonesiaCompany: {
            name: string;
            owner: number;
            type: string;
            deeds: string[];
            size: number;
            value: number;
            areas: string[];
            ships: {
                [key: string]: number;
            };
            limit: number | null;
            hull: number | null;
            merged: boolean;
            operated: boolean;
            outlook: components["schemas"]["IndonesiaOutlook"] | null;
        };
        /**
         * Outlook
         * @description What a production company would sell if it operated now, the cheapest way.
         */
        IndonesiaOutlook: {
            sold: number;
            income: number;
            fees: number;
        };
        /**
         * Town
         * @description A city.
         */
        IndonesiaTown: {
            area: string;
            size: number;
            received: {
                [key: string]: number;
            };
        };
        /**
         * Merger
         * @description The auction that is going on, or its outcome while areas are emptied.
         */
        IndonesiaMerger: {
            first: string;
            second: string;
            announcer: number;
            size: number;
            nominal: number;
            bid: number;
            bidder: number | null;
            bidding: number[];
            to_clear: number;
        };
        /**
         * Operation
         * @description The company that operates now and the delivery being entered.
         */
        IndonesiaOperation: {
            company: string;
            to_sell: number;
            sold: number;
            zones: components["schemas"]["IndonesiaZone"][];
            zone: string | null;
            line: string | null;
            route: string[];
            used: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            cheapest: components["schemas"]["IndonesiaRoute"][];
            fees: number;
            free: boolean;
            expanded: number;
        };
        /**
         * Zone
         * @description A zone of the operating company, by its first area, and the goods it still has.
         */
        IndonesiaZone: {
            area: string;
            left: number;
        };
        /**
         * Route
         * @description One delivery: from the zone that goes by its first area, by a company's ships, to a city.
         */
        IndonesiaRoute: {
            zone: string;
            line: string;
            seas: string[];
            city: string;
        };
        /**
         * CardsDealt
         * @description IND-2.3: known to their owner.
         */
        IndonesiaCardsDealt: {
            /** @enum {unknown} */
            type: "cards-dealt";
            /** @description index of a seat, from 0 */
            seat: number;
            count: number;
            cards: string[] | null;
        };
        /**
         * TurnOrder
         * @description IND-2.2, IND-5.4
         */
        IndonesiaTurnOrder: {
            /** @enum {unknown} */
            type: "turn-order";
            /** @description indices of seats */
            seats: number[];
        };
        /**
         * YearBegan
         * @description IND-3.1
         */
        IndonesiaYearBegan: {
            /** @enum {unknown} */
            type: "year-began";
            year: number;
        };
        /**
         * EraEnded
         * @description IND-4.2
         */
        IndonesiaEraEnded: {
            /** @enum {unknown} */
            type: "era-ended";
            /** @description name of a piece or place */
            era: string;
        };
        /**
         * EraBegan
         * @description IND-4.3
         */
        IndonesiaEraBegan: {
            /** @enum {unknown} */
            type: "era-began";
            /** @description name of a piece or place */
            era: string;
        };
        /**
         * CityFounded
         * @description IND-4.4
         */
        IndonesiaCityFounded: {
            /** @enum {unknown} */
            type: "city-founded";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
            /** @description name of a piece or place */
            area: string;
        };
        /**
         * CardDiscarded
         * @description IND-4.5
         */
        IndonesiaCardDiscarded: {
            /** @enum {unknown} */
            type: "card-discarded";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            card: string;
        };
        /**
         * DeedsOffered
         * @description IND-4.6
         */
        IndonesiaDeedsOffered: {
            /** @enum {unknown} */
            type: "deeds-offered";
            /** @description names of pieces, repeated for several */
            deeds: string[];
        };
        /**
         * DeedsRemoved
         * @description IND-4.6
         */
        IndonesiaDeedsRemoved: {
            /** @enum {unknown} */
            type: "deeds-removed";
            /** @description names of pieces, repeated for several */
            deeds: string[];
        };
        /**
         * DeedUnstartable
         * @description IND-4.1
         */
        IndonesiaDeedUnstartable: {
            /** @enum {unknown} */
            type: "deed-unstartable";
            /** @description name of a piece or place */
            deed: string;
        };
        /**
         * PileTaken
         * @description IND-4.7; the amount is known to its owner, and to all if money is open.
         */
        IndonesiaPileTaken: {
            /** @enum {unknown} */
            type: "pile-taken";
            /** @description index of a seat, from 0 */
            seat: number;
            amount: number | null;
            public: boolean;
        };
        /**
         * BidNamed
         * @description IND-5.1, IND-5.2
         */
        IndonesiaBidNamed: {
            /** @enum {unknown} */
            type: "bid-named";
            /** @description index of a seat, from 0 */
            seat: number;
            amount: number;
            value: number;
        };
        /**
         * Passed
         * @description IND-6.1, IND-6.5, IND-8.1, IND-9.1
         */
        IndonesiaPassed: {
            /** @enum {unknown} */
            type: "passed";
            /** @description index of a seat, from 0 */
            seat: number;
        };
        /**
         * MergerAnnounced
         * @description IND-6.2, IND-6.3
         */
        IndonesiaMergerAnnounced: {
            /** @enum {unknown} */
            type: "merger-announced";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            first: string;
            /** @description name of a piece or place */
            second: string;
            size: number;
            nominal: number;
        };
        /**
         * MergerBid
         * @description IND-6.4, IND-6.5
         */
        IndonesiaMergerBid: {
            /** @enum {unknown} */
            type: "merger-bid";
            /** @description index of a seat, from 0 */
            seat: number;
            amount: number;
        };
        /**
         * MergerWon
         * @description IND-6.6
         */
        IndonesiaMergerWon: {
            /** @enum {unknown} */
            type: "merger-won";
            /** @description index of a seat, from 0 */
            seat: number;
            amount: number;
            /** @description name of a piece or place */
            first: string;
            /** @description name of a piece or place */
            second: string;
        };
        /**
         * OwnerPaid
         * @description IND-6.6
         */
        IndonesiaOwnerPaid: {
            /** @enum {unknown} */
            type: "owner-paid";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            amount: number;
        };
        /**
         * CompaniesMerged
         * @description IND-6.7
         */
        IndonesiaCompaniesMerged: {
            /** @enum {unknown} */
            type: "companies-merged";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            /** @description name of a piece or place */
            good: string;
            size: number;
        };
        /**
         * AreasLost
         * @description IND-7.4
         */
        IndonesiaAreasLost: {
            /** @enum {unknown} */
            type: "areas-lost";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description names of pieces, repeated for several */
            areas: string[];
        };
        /**
         * AreaEmptied
         * @description IND-7.3
         */
        IndonesiaAreaEmptied: {
            /** @enum {unknown} */
            type: "area-emptied";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            area: string;
        };
        /**
         * CompanyStarted
         * @description IND-8.1, IND-8.3
         */
        IndonesiaCompanyStarted: {
            /** @enum {unknown} */
            type: "company-started";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            deed: string;
            /** @description name of a piece or place */
            place: string;
        };
        /**
         * Advanced
         * @description IND-9.1
         */
        IndonesiaAdvanced: {
            /** @enum {unknown} */
            type: "advanced";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            track: string;
            level: number;
        };
        /**
         * HullAdvanced
         * @description IND-9.1: somebody else's.
         */
        IndonesiaHullAdvanced: {
            /** @enum {unknown} */
            type: "hull-advanced";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description index of a seat, from 0 */
            to: number;
            level: number;
        };
        /**
         * CompanyOperates
         * @description IND-10.1
         */
        IndonesiaCompanyOperates: {
            /** @enum {unknown} */
            type: "company-operates";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
        };
        /**
         * ShipLaunched
         * @description IND-10.2
         */
        IndonesiaShipLaunched: {
            /** @enum {unknown} */
            type: "ship-launched";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            /** @description name of a piece or place */
            sea: string;
        };
        /**
         * SalesDue
         * @description IND-10.6
         */
        IndonesiaSalesDue: {
            /** @enum {unknown} */
            type: "sales-due";
            /** @description name of a piece or place */
            company: string;
            /** @description name of a piece or place */
            good: string;
            goods: number;
            maximum: number;
        };
        /**
         * Delivered
         * @description IND-10.4, IND-10.7: `fee` goes to `owner`, of which nothing is felt if that is `seat` himself.
         */
        IndonesiaDelivered: {
            /** @enum {unknown} */
            type: "delivered";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            /** @description name of a piece or place */
            good: string;
            /** @description name of a piece or place */
            zone: string;
            /** @description name of a piece or place */
            line: string;
            /** @description names of pieces, repeated for several */
            seas: string[];
            /** @description name of a piece or place */
            city: string;
            income: number;
            fee: number;
            /** @description index of a seat, from 0 */
            owner: number;
        };
        /**
         * SalesEnded
         * @description IND-10.8
         */
        IndonesiaSalesEnded: {
            /** @enum {unknown} */
            type: "sales-ended";
            /** @description name of a piece or place */
            company: string;
            sold: number;
            goods: number;
        };
        /**
         * AreaAdded
         * @description IND-10.8: free.
         */
        IndonesiaAreaAdded: {
            /** @enum {unknown} */
            type: "area-added";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            /** @description name of a piece or place */
            area: string;
        };
        /**
         * AreaBought
         * @description IND-10.8, IND-10.9
         */
        IndonesiaAreaBought: {
            /** @enum {unknown} */
            type: "area-bought";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
            /** @description name of a piece or place */
            area: string;
            price: number;
        };
        /**
         * OperationEnded
         * @description IND-10.1
         */
        IndonesiaOperationEnded: {
            /** @enum {unknown} */
            type: "operation-ended";
            /** @description index of a seat, from 0 */
            seat: number;
            /** @description name of a piece or place */
            company: string;
        };
        /**
         * CityGrew
         * @description IND-11.3
         */
        IndonesiaCityGrew: {
            /** @enum {unknown} */
            type: "city-grew";
            /** @description name of a piece or place */
            area: string;
            size: number;
        };
        /**
         * GoodsConsumed
         * @description IND-11.5
         */
        IndonesiaGoodsConsumed: {
            /** @enum {unknown} */
            type: "goods-consumed";
            count: number;
        };
        /**
         * FinalResult
         * @description IND-12.2
         */
        IndonesiaFinalResult: {
            /** @enum {unknown} */
            type: "final-result";
            /** @description index of a seat, from 0 */
            seat: number;
            cash: number;
            bank: number;
            pile: number;
            result: number;
        };
        IndonesiaEvent: components["schemas"]["IndonesiaCardsDealt"] | components["schemas"]["IndonesiaTurnOrder"] | components["schemas"]["IndonesiaYearBegan"] | components["schemas"]["IndonesiaEraEnded"] | components["schemas"]["IndonesiaEraBegan"] | components["schemas"]["IndonesiaCityFounded"] | components["schemas"]["IndonesiaCardDiscarded"] | components["schemas"]["IndonesiaDeedsOffered"] | components["schemas"]["IndonesiaDeedsRemoved"] | components["schemas"]["IndonesiaDeedUnstartable"] | components["schemas"]["IndonesiaPileTaken"] | components["schemas"]["IndonesiaBidNamed"] | components["schemas"]["IndonesiaPassed"] | components["schemas"]["IndonesiaMergerAnnounced"] | components["schemas"]["IndonesiaMergerBid"] | components["schemas"]["IndonesiaMergerWon"] | components["schemas"]["IndonesiaOwnerPaid"] | components["schemas"]["IndonesiaCompaniesMerged"] | components["schemas"]["IndonesiaAreasLost"] | components["schemas"]["IndonesiaAreaEmptied"] | components["schemas"]["IndonesiaCompanyStarted"] | components["schemas"]["IndonesiaAdvanced"] | components["schemas"]["IndonesiaHullAdvanced"] | components["schemas"]["IndonesiaCompanyOperates"] | components["schemas"]["IndonesiaShipLaunched"] | components["schemas"]["IndonesiaSalesDue"] | components["schemas"]["IndonesiaDelivered"] | components["schemas"]["IndonesiaSalesEnded"] | components["schemas"]["IndonesiaAreaAdded"] | components["schemas"]["IndonesiaAreaBought"] | components["schemas"]["IndonesiaOperationEnded"] | components["schemas"]["IndonesiaCityGrew"] | components["schemas"]["IndonesiaGoodsConsumed"] | components["schemas"]["IndonesiaFinalResult"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiMeWhoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiMeRenameMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiAccountRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiSessionSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiSessionSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiGamesListGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiGamesNameRulesLanguageRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesText"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesListTables: {
        parameters: {
            query?: {
                show?: "open" | "playing" | "finished" | "mine";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tables"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesOpenTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdShowTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdJoinJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinTable"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdLeaveLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveTable"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdStartStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartTable"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdRematchRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdSnapshotSnapshot: {
        parameters: {
            query?: {
                seat?: number | null;
                ply?: number | null;
                since?: number | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdToldTold: {
        parameters: {
            query?: {
                seat?: number | null;
                first?: number | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"][];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdCommandsCommand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayMoves"] | components["schemas"]["AskUndo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["Say"] | components["schemas"]["StandUp"] | components["schemas"]["SitDown"] | components["schemas"]["Replace"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdHintHint: {
        parameters: {
            query?: {
                seat?: number | null;
                strong?: boolean;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdRecordRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdAnnotationAnnotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotated"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdAnnotationAnnotate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotated"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiRecordsUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordText"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watched"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiRecordsRecordIdDescribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                record_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watched"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiRecordsRecordIdTextText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                record_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiRecordsRecordIdSnapshotSnapshot: {
        parameters: {
            query?: {
                seat?: number | null;
                ply?: number | null;
            };
            header?: never;
            path: {
                record_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiRecordsRecordIdAnnotationAnnotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                record_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotated"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiRecordsRecordIdAnnotationAnnotate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                record_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotated"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description there is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not possible as things stand */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiVerifyVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordText"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verified"];
                };
            };
            /** @description the request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description a fault of the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    HealthzHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
