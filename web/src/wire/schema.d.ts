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
         * @default {
         *       "kind": "none",
         *       "seconds": 0,
         *       "increment": 0
         *     }
         */
        ClockPlan: {
            /**
             * @default none
             * @enum {string}
             */
            kind: "none" | "move" | "game";
            /** @default 0 */
            seconds: number;
            /** @default 0 */
            increment: number;
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
        /** Place */
        Place: {
            seat: number;
            /** @enum {string} */
            kind: "person" | "bot" | "open";
            name: string | null;
            mine: boolean;
            bot?: string | null;
            /** @default false */
            away: boolean;
            /** @default false */
            online: boolean;
            clock?: number | null;
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
        /** Table */
        Table: {
            id: string;
            game: string;
            options: {
                [key: string]: string;
            };
            /** @enum {string} */
            status: "open" | "playing" | "finished";
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
            rematch?: string | null;
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
         * Lobby
         * @description Something in the lobby changed: ask for it again. And the tables that wait for the asker.
         */
        Lobby: {
            /** @enum {unknown} */
            type: "lobby";
            your_turn: string[];
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
                "application/json": components["schemas"]["PlayMoves"] | components["schemas"]["AskUndo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["Say"] | components["schemas"]["StandUp"] | components["schemas"]["SitDown"];
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
