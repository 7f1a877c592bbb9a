"""The commands and their options; what a command does is imported when it is given."""

# No `from __future__ import annotations` here: the parser reads these annotations, help texts of the moment included.

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Group, Parameter

from fondaco.bots import KNOWN
from fondaco.cli.problem import TerminalError, in_our_words
from fondaco.cli.terminal import Terminal
from fondaco.games import GAMES

Say = Callable[..., str]


def run(terminal: Terminal, words: Sequence[str]) -> int:
    """Carry out one command line; the exit code."""
    app = build(terminal)
    try:
        app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        raise in_our_words(error) from None
    return 0


def build(terminal: Terminal) -> App:
    """The parser, its help in the reader's language."""
    say = terminal.words.say
    app = App(
        name="fondaco",
        help=say("cli-help"),
        help_epilogue=say("cli-help-language"),
        usage="",
        help_prologue=say("cli-usage"),
        version=lambda: _version(terminal),
        console=terminal.console,
        error_console=terminal.errors,
        group_commands=Group(say("cli-help-commands"), sort_key=2),
        group_parameters=Group(say("cli-help-options"), sort_key=1),
        group_arguments=Group(say("cli-help-arguments"), sort_key=0),
        help_format="plaintext",
    )
    app["--help"].help = say("cli-help-help")
    app["--version"].help = say("cli-help-version")
    adders = (add_games, add_learn, add_aid, add_puzzle, add_play, add_replay, add_verify, add_annotate, add_rules)
    hosting = (add_connect, add_serve, add_admin, add_ratings, add_upgrade_check, add_backup)
    studying = (add_puzzles, add_simulate, add_arena, add_analyse, add_dataset)
    for add in (*adders, *studying, add_record, *hosting, add_new_game, add_new_version):
        add(app, terminal, say)
    return app


def _version(terminal: Terminal) -> str:
    from fondaco.cli.pages import version

    return version(terminal)


def add_games(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="games", help=say("cli-help-games"), usage="", help_prologue=say("cli-usage-games"))
    def games() -> None:
        from fondaco.cli.pages import show_games

        show_games(terminal)


def add_learn(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="learn", help=say("cli-help-learn"), usage="", help_prologue=say("cli-usage-learn"))
    def learn_command(
        game: Annotated[str | None, Parameter(help=say("cli-help-game"))] = None,
        lesson: Annotated[str | None, Parameter(help=say("cli-help-lesson"))] = None,
        /,
        *,
        again: Annotated[bool, Parameter(help=say("cli-help-again"), negative="")] = False,
    ) -> None:
        from fondaco.cli.learn import learn

        learn(terminal, game, lesson, again)


def add_aid(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="aid", help=say("cli-help-aid"), usage="", help_prologue=say("cli-usage-aid"))
    def aid_command(game: Annotated[str, Parameter(help=say("cli-help-game"))], /) -> None:
        from fondaco.cli.aid import show_aid
        from fondaco.games import find

        show_aid(terminal, find(game))


def add_puzzle(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="puzzle", help=say("cli-help-puzzle"), usage="", help_prologue=say("cli-usage-puzzle"))
    def puzzle_command(
        game: Annotated[str | None, Parameter(help=say("cli-help-game"))] = None,
        number: Annotated[str | None, Parameter(help=say("cli-help-puzzle-number"))] = None,
        /,
    ) -> None:
        from fondaco.cli.puzzles import solve_puzzle

        solve_puzzle(terminal, game, number)


def add_puzzles(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="puzzles", help=say("cli-help-puzzles"), usage="", help_prologue=say("cli-usage-puzzles"))
    def puzzles_command(
        action: Annotated[Literal["make", "check", "mend"], Parameter(help=say("cli-help-puzzles-action"))],
        game: Annotated[str | None, Parameter(help=say("cli-help-game"))] = None,
        /,
        *,
        count: Annotated[int, Parameter(help=say("cli-help-puzzles-count"))] = 40,
        seed: Annotated[int | None, Parameter(help=say("cli-help-puzzles-seed"))] = None,
        games: Annotated[int, Parameter(help=say("cli-help-puzzles-games"))] = 10_000,
        workers: Annotated[int | None, Parameter(help=say("cli-help-workers"))] = None,
        ray: Annotated[str | None, Parameter(help=say("cli-help-ray"))] = None,
    ) -> None:
        from fondaco.cli.mine import check_puzzles, make_puzzles, mend_puzzles
        from fondaco.cli.seats import asked_where

        where = asked_where(workers, ray)
        if action == "check":
            check_puzzles(terminal, game, where)
        elif game is None:
            raise TerminalError("game-wanted", known=", ".join(GAMES))
        elif action == "mend":
            mend_puzzles(terminal, game, where)
        else:
            make_puzzles(terminal, game, count, seed, games, where)


def add_play(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="play", help=say("cli-help-play"), usage="", help_prologue=say("cli-usage-play"))
    def play(
        game: Annotated[str | None, Parameter(help=say("cli-help-game"))] = None,
        /,
        *,
        seats: Annotated[int | None, Parameter(help=say("cli-help-seats"))] = None,
        people: Annotated[int | None, Parameter(help=say("cli-help-people"))] = None,
        bots: Annotated[str | None, Parameter(help=say("cli-help-bots"))] = None,
        bot: Annotated[str, Parameter(help=say("cli-help-bot", known=", ".join(KNOWN)))] = "normal",
        name: Annotated[list[str] | None, Parameter(help=say("cli-help-name"), negative="")] = None,
        seed: Annotated[str | None, Parameter(help=say("cli-help-seed"))] = None,
        option: Annotated[list[str] | None, Parameter(help=say("cli-help-option"), negative="")] = None,
        save: Annotated[Path | None, Parameter(help=say("cli-help-save"))] = None,
        resume: Annotated[Path | None, Parameter(help=say("cli-help-resume"))] = None,
    ) -> None:
        from fondaco.cli.start import Arguments, open_table

        arguments = Arguments(game, seats, people, bots, bot, name, seed, option, save, resume)
        open_table(terminal, arguments).run()


def add_replay(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="replay", help=say("cli-help-replay"), usage="", help_prologue=say("cli-usage-replay"))
    def replay_command(
        file: Annotated[Path, Parameter(help=say("cli-help-file"))],
        /,
        *,
        seat: Annotated[int | None, Parameter(help=say("cli-help-seat"))] = None,
        whole: Annotated[bool, Parameter(name="--all", help=say("cli-help-all"), negative="")] = False,
    ) -> None:
        from fondaco.cli.replay import replay

        replay(terminal, file, seat, whole)


def add_verify(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="verify", help=say("cli-help-verify"), usage="", help_prologue=say("cli-usage-verify"))
    def verify_command(file: Annotated[Path, Parameter(help=say("cli-help-file"))], /) -> None:
        from fondaco.cli.replay import verify_file

        verify_file(terminal, file)


def add_annotate(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="annotate", help=say("cli-help-annotate"), usage="", help_prologue=say("cli-usage-annotate"))
    def annotate_command(
        file: Annotated[Path, Parameter(help=say("cli-help-annotated-file"))],
        /,
        *,
        bot: Annotated[str, Parameter(help=say("cli-help-annotate-bot"))] = "mcts:500",
        plays: Annotated[int, Parameter(help=say("cli-help-plays"))] = 100,
        line: Annotated[int, Parameter(help=say("cli-help-line"))] = 1,
        seed: Annotated[int, Parameter(help=say("cli-help-annotate-seed"))] = 1,
        steps: Annotated[int, Parameter(help=say("cli-help-steps"))] = 10,
        as_json: Annotated[bool, Parameter(name="--json", help=say("cli-help-json"), negative="")] = False,
    ) -> None:
        from fondaco.cli.annotate import annotate_file

        annotate_file(terminal, file, line, bot, plays, seed, as_json, max(1, steps))


def add_rules(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="rules", help=say("cli-help-rules"), usage="", help_prologue=say("cli-usage-rules"))
    def rules(
        game: Annotated[str, Parameter(help=say("cli-help-game"))],
        rule: Annotated[str | None, Parameter(help=say("cli-help-rule"))] = None,
        /,
    ) -> None:
        from fondaco.cli.pages import show_rules

        show_rules(terminal, game, rule)


def add_simulate(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="simulate", help=say("cli-help-simulate"), usage="", help_prologue=say("cli-usage-simulate"))
    def simulate_command(
        game: Annotated[str, Parameter(help=say("cli-help-game"))],
        /,
        *,
        games: Annotated[int, Parameter(name=("--games", "-n"), help=say("cli-help-number"))] = 1000,
        seats: Annotated[int | None, Parameter(help=say("cli-help-seats"))] = None,
        seed: Annotated[int, Parameter(help=say("cli-help-first-seed"))] = 0,
        option: Annotated[list[str] | None, Parameter(help=say("cli-help-option"), negative="")] = None,
    ) -> None:
        from fondaco.cli.seats import read_options
        from fondaco.cli.simulate import simulate

        simulate(terminal, game, games, seats, seed, read_options(option or []))


def add_arena(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="arena", help=say("cli-help-arena"), usage="", help_prologue=say("cli-usage-arena"))
    def arena_command(
        game: Annotated[str, Parameter(help=say("cli-help-game"))],
        /,
        *,
        bots: Annotated[str, Parameter(help=say("cli-help-arena-bots"))] = "mcts:0.1s,heuristic",
        games: Annotated[int, Parameter(name=("--games", "-n"), help=say("cli-help-number"))] = 400,
        seats: Annotated[int | None, Parameter(help=say("cli-help-seats"))] = None,
        seed: Annotated[int, Parameter(help=say("cli-help-deals"))] = 0,
        out: Annotated[Path | None, Parameter(help=say("cli-help-out"))] = None,
        report: Annotated[Path | None, Parameter(help=say("cli-help-report"))] = None,
        ray: Annotated[str | None, Parameter(help=say("cli-help-ray"))] = None,
        workers: Annotated[int | None, Parameter(help=say("cli-help-workers"))] = None,
        move_seconds: Annotated[float, Parameter(help=say("cli-help-move-seconds"))] = 30.0,
        game_seconds: Annotated[float, Parameter(help=say("cli-help-game-seconds"))] = 900.0,
    ) -> None:
        from fondaco.arena.guests import Limits
        from fondaco.cli.arena import contest

        limits = Limits(move_seconds, game_seconds)
        contest(terminal, game, bots, games, seats, seed, out, report, ray, workers, limits)


def add_analyse(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="analyse", help=say("cli-help-analyse"), usage="", help_prologue=say("cli-usage-analyse"))
    def analyse_command(
        game: Annotated[str, Parameter(help=say("cli-help-game"))],
        /,
        *,
        bots: Annotated[str, Parameter(help=say("cli-help-analyse-bots"))] = "heuristic",
        games: Annotated[int, Parameter(name=("--games", "-n"), help=say("cli-help-number"))] = 1000,
        seats: Annotated[int | None, Parameter(help=say("cli-help-seats"))] = None,
        seed: Annotated[int, Parameter(help=say("cli-help-deals"))] = 0,
        out: Annotated[Path | None, Parameter(help=say("cli-help-analysis-out"))] = None,
        source: Annotated[Path | None, Parameter(name="--from", help=say("cli-help-analysis-from"))] = None,
        workers: Annotated[int | None, Parameter(help=say("cli-help-workers"))] = None,
        ray: Annotated[str | None, Parameter(help=say("cli-help-ray"))] = None,
        check: Annotated[Path | None, Parameter(help=say("cli-help-analysis-check"))] = None,
    ) -> None:
        from fondaco.cli.analyse import analyse_game
        from fondaco.cli.seats import asked_where

        analyse_game(terminal, game, bots, games, seats, seed, out, source, asked_where(workers, ray), check)


def add_dataset(app: App, terminal: Terminal, say: Say) -> None:
    files = Parameter(name="--from", help=say("cli-help-dataset-from"), consume_multiple=True, negative="")

    @app.command(name="dataset", help=say("cli-help-dataset"), usage="", help_prologue=say("cli-usage-dataset"))
    def dataset_command(
        game: Annotated[str, Parameter(help=say("cli-help-game"))],
        /,
        *,
        bot: Annotated[str | None, Parameter(help=say("cli-help-dataset-bot"))] = None,
        games: Annotated[int | None, Parameter(name=("--games", "-n"), help=say("cli-help-dataset-games"))] = None,
        seats: Annotated[int | None, Parameter(help=say("cli-help-seats"))] = None,
        seed: Annotated[int, Parameter(help=say("cli-help-deals"))] = 0,
        option: Annotated[list[str] | None, Parameter(help=say("cli-help-option"), negative="")] = None,
        out: Annotated[Path | None, Parameter(help=say("cli-help-dataset-out"))] = None,
        sources: Annotated[list[Path] | None, files] = None,
        workers: Annotated[int | None, Parameter(help=say("cli-help-workers"))] = None,
        ray: Annotated[str | None, Parameter(help=say("cli-help-ray"))] = None,
    ) -> None:
        from fondaco.cli.dataset import Wanted, write_dataset
        from fondaco.cli.seats import asked_where, read_options

        wanted = Wanted(bot, games, seats, seed, read_options(option or []), sources or [])
        write_dataset(terminal, game, wanted, out, asked_where(workers, ray))


def add_record(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="record", help=say("cli-help-record"), usage="", help_prologue=say("cli-usage-record"))
    def record() -> None:
        from fondaco.cli.pages import show_record_format

        show_record_format(terminal)


def add_serve(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="serve", help=say("cli-help-serve"), usage="", help_prologue=say("cli-usage-serve"))
    def serve_command(
        *,
        host: Annotated[str, Parameter(help=say("cli-help-host"))] = "127.0.0.1",
        port: Annotated[int, Parameter(help=say("cli-help-port"))] = 8000,
        data_dir: Annotated[Path | None, Parameter(help=say("cli-help-data-dir"))] = None,
        database_url: Annotated[str | None, Parameter(help=say("cli-help-database-url"))] = None,
        open_page: Annotated[bool, Parameter(name="--open", help=say("cli-help-open"), negative="")] = False,
        unix_socket: Annotated[Path | None, Parameter(help=say("cli-help-unix-socket"))] = None,
    ) -> None:
        from fondaco.cli.serve import serve

        serve(terminal, host, port, data_dir, database_url, open_page, unix_socket)


def add_connect(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="connect", help=say("cli-help-connect"), usage="", help_prologue=say("cli-usage-connect"))
    def connect_command(
        *,
        bot: Annotated[str, Parameter(help=say("cli-help-connect-bot"))],
        house: Annotated[str, Parameter(help=say("cli-help-connect-house"))] = "http://127.0.0.1:8000",
        token: Annotated[str | None, Parameter(help=say("cli-help-connect-token"), env_var="FONDACO_TOKEN")] = None,
        game: Annotated[str | None, Parameter(name="--open", help=say("cli-help-connect-open"))] = None,
        opponents: Annotated[str | None, Parameter(help=say("cli-help-connect-opponents"))] = None,
        table: Annotated[str | None, Parameter(help=say("cli-help-connect-table"))] = None,
        games: Annotated[int | None, Parameter(name=("--games", "-n"), help=say("cli-help-connect-games"))] = None,
    ) -> None:
        from fondaco.cli.connect import connect

        connect(terminal, bot, house, token, game, opponents, table, games)


def add_upgrade_check(app: App, terminal: Terminal, say: Say) -> None:
    usage = say("cli-usage-upgrade-check")

    @app.command(name="upgrade-check", help=say("cli-help-upgrade-check"), usage="", help_prologue=usage)
    def upgrade_check(
        *,
        data_dir: Annotated[Path | None, Parameter(help=say("cli-help-data-dir"))] = None,
        database_url: Annotated[str | None, Parameter(help=say("cli-help-database-url"))] = None,
    ) -> None:
        from fondaco.cli.upgrade import check_upgrade

        check_upgrade(terminal, data_dir, database_url)


def add_ratings(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="ratings", help=say("cli-help-ratings"), usage="", help_prologue=say("cli-usage-ratings"))
    def ratings_command(
        action: Annotated[Literal["rebuild", "check"], Parameter(help=say("cli-help-ratings-action"))],
        /,
        *,
        data_dir: Annotated[Path | None, Parameter(help=say("cli-help-data-dir"))] = None,
        database_url: Annotated[str | None, Parameter(help=say("cli-help-database-url"))] = None,
    ) -> None:
        from fondaco.cli.ratings import rebuild_ratings

        rebuild_ratings(terminal, data_dir, database_url, only_check=action == "check")


def add_new_game(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="new-game", help=say("cli-help-new-game"), usage="", help_prologue=say("cli-usage-new-game"))
    def new_game_command(
        name: Annotated[str, Parameter(help=say("cli-help-new-game-name"))],
        /,
        *,
        prefix: Annotated[str | None, Parameter(help=say("cli-help-new-game-prefix"))] = None,
        complete: Annotated[bool, Parameter(help=say("cli-help-new-game-complete"), negative="")] = False,
    ) -> None:
        from fondaco.cli.new_game import new_game

        new_game(terminal, name, prefix, complete)


def add_new_version(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(
        name="new-version", help=say("cli-help-new-version"), usage="", help_prologue=say("cli-usage-new-version")
    )
    def new_version_command(
        game: Annotated[str, Parameter(help=say("cli-help-game"))],
        /,
        *,
        carry: Annotated[bool, Parameter(help=say("cli-help-new-version-carry"), negative=())] = False,
    ) -> None:
        from fondaco.cli.new_version import new_version

        new_version(terminal, game, carry)


def add_admin(app: App, terminal: Terminal, say: Say) -> None:
    @app.command(name="admin", help=say("cli-help-admin"), usage="", help_prologue=say("cli-usage-admin"))
    def admin(
        action: Annotated[str, Parameter(help=say("cli-help-admin-action"))],
        target: Annotated[str, Parameter(help=say("cli-help-admin-target"), allow_leading_hyphen=True)] = "",
        /,
        *,
        text: Annotated[str, Parameter(help=say("cli-help-admin-text"))] = "",
        days: Annotated[float | None, Parameter(help=say("cli-help-admin-days"))] = None,
        address: Annotated[str | None, Parameter(help=say("cli-help-admin-address"))] = None,
        data_dir: Annotated[Path | None, Parameter(help=say("cli-help-data-dir"))] = None,
        database_url: Annotated[str | None, Parameter(help=say("cli-help-database-url"))] = None,
    ) -> None:
        from fondaco.cli.admin import administer

        administer(terminal, action, target, text, days, address, data_dir, database_url)


def add_backup(app: App, terminal: Terminal, say: Say) -> None:
    usages = {"backup": say("cli-usage-backup"), "restore": say("cli-usage-restore")}
    helps = {"backup": say("cli-help-backup"), "restore": say("cli-help-restore")}

    def add(name: str) -> None:
        @app.command(name=name, help=helps[name], usage="", help_prologue=usages[name])
        def back_up_command(
            file: Annotated[Path, Parameter(help=say("cli-help-backup-file"))],
            /,
            *,
            data_dir: Annotated[Path | None, Parameter(help=say("cli-help-data-dir"))] = None,
            database_url: Annotated[str | None, Parameter(help=say("cli-help-database-url"))] = None,
        ) -> None:
            from fondaco.cli.backup import back_up

            back_up(terminal, file, data_dir, database_url, whole=name == "backup")

    add("backup")
    add("restore")
