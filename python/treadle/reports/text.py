"""The report for people: a line for each model, and under a bug the execution that leads to it.

The execution has one column for each thread and reads from top to bottom in the order in which things happened.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from treadle.reports.explain import delays, explain
from treadle.reports.sources import Sources
from treadle.reports.timeline import Timeline
from treadle.results import Bug, CheckResult, Event, ModelResult, Step, Thread

NARROWEST_COLUMN = 24
"""Where the columns would be narrower than this, the threads share one column and each line names its thread."""

FOLD_ABOVE = 60
"""An execution of more rows than this is shown with its uninteresting runs folded."""

_KEPT_AT_THE_END = 24
_KEPT_DELAYS = 8
_INNER_CALLS = 8
_OUTER_CALLS = 2
_SHORTEST_FOLD = 4
_SEPARATOR = " │ "

_CODES = {"red": "31", "green": "32", "yellow": "33", "cyan": "36", "bold": "1", "dim": "2"}
_VERDICT_STYLES = {"safe": ("green", "bold"), "bug": ("red", "bold"), "unknown": ("yellow", "bold")}


def render(result: CheckResult, *, width: int = 100, color: bool = False) -> str:
    """The report.

    Args:
        result: What to show.
        width: Columns of the terminal.
        color: Whether to use ANSI colours.
    """
    return _Report(result, max(width, 60), color).text()


@dataclass
class _Row:
    """What a thread did at one moment: a source line and its effects."""

    thread: int
    label: str
    source: str
    effects: list[tuple[str, str]]
    position: tuple[str, int]
    interesting: bool


@dataclass
class _Report:
    result: CheckResult
    width: int
    color: bool
    lines: list[str] = field(default_factory=list)
    sources: Sources = field(default_factory=Sources)

    def text(self) -> str:
        for heading, model in zip(self.headings(), self.result.results, strict=True):
            self.lines.append(heading)
            self.lines += [f"  {self.paint('warning', 'yellow')}: {warning}" for warning in model.warnings]
            if model.verdict == "unknown":
                self.unknown(model)
            for bug in model.bugs:
                self.bug(bug, model)
        return "\n".join(line.rstrip() for line in self.lines).rstrip("\n") + "\n"

    def headings(self) -> list[str]:
        """One line for each model, in aligned columns."""
        files = self.result.files
        name = files[0] if files else "-"
        if len(files) > 1:
            name += f" +{len(files) - 1}"
        rows = [(r.model, r.verdict, _counts(r), _duration(r.time_s)) for r in self.result.results]
        model, verdict, counts, time = (max((len(row[i]) for row in rows), default=0) for i in range(4))
        return [
            f"{name}  {row[0]:<{model}}  {self.paint(f'{row[1]:<{verdict}}', *_VERDICT_STYLES[row[1]])}"
            f"  {row[2]:<{counts}}  {row[3]:>{time}}"
            for row in rows
        ]

    def unknown(self, model: ModelResult) -> None:
        self.lines.append(f"  {self.paint('unknown', 'yellow')}: {model.reason or 'something was cut off'}")
        hint = _hint(model)
        if hint:
            self.lines.append(f"  {self.paint('help', 'cyan')}: {hint}")

    def bug(self, bug: Bug, model: ModelResult) -> None:
        timeline = Timeline.of(bug.trace, model.model)
        place = f"{bug.file}:{bug.line}:{bug.column}: " if bug.file else ""
        message, *more = _message(bug)
        error = self.paint("error", "red", "bold")
        self.lines += ["", f"{self.paint(place, 'bold')}{error}: {message} [{bug.kind}, {model.model}]"]
        self.lines += [f"  {line}" for line in more]
        deep = len(bug.stack) > _INNER_CALLS + _OUTER_CALLS
        for depth, frame in enumerate(bug.stack):
            if deep and _INNER_CALLS <= depth < len(bug.stack) - _OUTER_CALLS:
                if depth == _INNER_CALLS:
                    count = len(bug.stack) - _INNER_CALLS - _OUTER_CALLS
                    self.lines.append(self.paint(f"  ... {count:,} more calls ...", "dim"))
                continue
            where = f" at {frame.file}:{frame.line}:{frame.column}" if frame.file else ""
            thread = f" (thread {timeline.name(bug.thread)})" if depth == 0 else ""
            self.lines.append(f"  {'in' if depth == 0 else 'called from'} {frame.function}(){where}{thread}")
        if bug.trace.steps:
            self.lines.append("")
            self.execution(bug, timeline)
        for sentence in explain(timeline):
            self.lines.append("")
            self.lines += textwrap.wrap(sentence, self.width - 2, initial_indent="  ", subsequent_indent="  ")
        if bug.output:
            self.lines += ["", "  The program printed:"]
            self.lines += [f"  > {line}" for line in bug.output.splitlines()]
        self.lines.append("")

    def execution(self, bug: Bug, timeline: Timeline) -> None:
        rows = self.rows(bug, timeline)
        active = {row.thread for row in rows if isinstance(row, _Row)}
        threads = [thread for thread in timeline.trace.threads if thread.id in active]
        space = self.width - 2 - len(_SEPARATOR) * (len(threads) - 1)
        if space < NARROWEST_COLUMN * len(threads):
            self.one_column(rows, timeline)
        else:
            self.columns(rows, threads, space)

    def columns(self, rows: list[_Row | int], threads: list[Thread], space: int) -> None:
        gutter = max(len(row.label) for row in rows if isinstance(row, _Row))
        needs = {thread.id: len(_title(thread)) for thread in threads}
        for row in rows:
            if isinstance(row, _Row):
                longest = max(len(text) for text, _ in _cell(row, 1000, gutter))
                needs[row.thread] = max(needs[row.thread], longest)
        widths = _share(space, needs)
        self.lines.append(self.line([(_title(thread), ("bold",)) for thread in threads], widths))
        self.lines.append("  " + "─┼─".join("─" * width for width in widths))
        order = {thread.id: index for index, thread in enumerate(threads)}
        for row in rows:
            if isinstance(row, int):
                self.lines.append(self.folded(row))
                continue
            for text, style in _cell(row, widths[order[row.thread]], gutter):
                cells: list[tuple[str, tuple[str, ...]]] = [("", ())] * len(threads)
                cells[order[row.thread]] = (text, (style,) if style else ())
                self.lines.append(self.line(cells, widths))

    def one_column(self, rows: list[_Row | int], timeline: Timeline) -> None:
        """For many threads: a line names its thread."""
        names = max(len(timeline.name(row.thread)) for row in rows if isinstance(row, _Row))
        gutter = max(len(row.label) for row in rows if isinstance(row, _Row))
        for row in rows:
            if isinstance(row, int):
                self.lines.append(self.folded(row))
                continue
            name = timeline.name(row.thread)
            for text, style in _cell(row, self.width - names - 4, gutter):
                painted = self.paint(text, style) if style else text
                self.lines.append(f"  {self.paint(f'{name:<{names}}', 'bold')}  {painted}")
                name = ""

    def rows(self, bug: Bug, timeline: Timeline) -> list[_Row | int]:
        """The execution in order; a number stands for so many folded rows."""
        telling = {event.id for pair in islice(delays(timeline), _KEPT_DELAYS) for event in pair}
        rows: list[_Row] = []
        shown: list[list[Event]] = []
        for step in timeline.trace.steps:
            event = timeline.events.get(step.event)
            if event is None or (step.action == "commit" and not timeline.buffered(event)):
                continue
            row = self.row(step, event, bug, timeline)
            previous = rows[-1] if rows else None
            if previous and row.source and previous.thread == row.thread and previous.position == row.position:
                previous.effects += row.effects
                shown[-1].append(event)
            else:
                rows.append(row)
                shown.append([event])
            rows[-1].interesting |= event.id in telling
        if not _is_bug(timeline.events[timeline.trace.steps[-1].event], bug):
            label, source = self.place(bug.file, bug.line, bug)
            effects = [(f"error: {bug.kind}", "red")]
            rows.append(_Row(bug.thread, label, source, effects, (bug.file, bug.line), True))
            shown.append([])
        if len(rows) <= FOLD_ABOVE:
            return list(rows)
        # The end is where the bug is; what it read tells how it came about.
        for events in shown[-_KEPT_AT_THE_END:]:
            telling |= {event.rf for event in events if event.rf is not None}
        for index, (row, events) in enumerate(zip(rows, shown, strict=True)):
            row.interesting |= index >= len(rows) - _KEPT_AT_THE_END or any(event.id in telling for event in events)
        return _fold(rows)

    def row(self, step: Step, event: Event, bug: Bug, timeline: Timeline) -> _Row:
        if step.action == "commit":
            what = _assignment(event) if event.kind == "write" else event.op
            effect = f"{what} reaches memory{_line(event, ' (line {})')}"
            return _Row(event.thread, "", "", [(effect, "yellow")], ("", 0), False)
        label, source = self.place(event.file, event.line, bug)
        effects = [_effect(event, bug, timeline)]
        return _Row(event.thread, label, source, effects, (event.file, event.line), False)

    def place(self, file: str, line: int, bug: Bug) -> tuple[str, str]:
        """The line number (with the file where it is not the bug's file) and the text of a source line."""
        if not file or line <= 0:
            return "", ""
        label = str(line) if file == bug.file else f"{Path(file).name}:{line}"
        return label, self.sources.line(file, line)

    def folded(self, count: int) -> str:
        return self.paint(f"  ... {count} more rows ...", "dim")

    def line(self, cells: list[tuple[str, tuple[str, ...]]], widths: list[int]) -> str:
        """One line of the report; a text that is wider than its column is cut."""
        padded = []
        for (text, styles), width in zip(cells, widths, strict=True):
            shown = text if len(text) <= width else text[: width - 1] + "…"
            padded.append(self.paint(shown, *styles) + " " * (width - len(shown)))
        return "  " + _SEPARATOR.join(padded)

    def paint(self, text: str, *styles: str) -> str:
        if not self.color or not text or not styles:
            return text
        return f"\033[{';'.join(_CODES[style] for style in styles)}m{text}\033[0m"


def _counts(result: ModelResult) -> str:
    text = f"{result.executions:,} execution{'' if result.executions == 1 else 's'}"
    if not result.blocked.total:
        return text
    reasons = ", ".join(f"{count:,} {reason}" for reason, count in result.blocked.by_reason().items())
    return f"{text}, {result.blocked.total:,} blocked ({reasons})"


def _duration(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds < 100 else f"{seconds:.0f} s"


def _hint(result: ModelResult) -> str:
    """Which option would help."""
    reason = (result.reason or "").lower()
    if "interrupt" in reason:
        return "the exploration was stopped; run it again to let it finish"
    if "max-executions" in reason or "max_executions" in reason or "execution limit" in reason:
        return "raise --max-executions, or leave it out"
    if "max-time" in reason or "max_time" in reason or "time limit" in reason:
        return "raise --max-time, or make the program smaller"
    if "(`--max-memory" in reason:
        return "raise --max-memory, or make the program smaller"
    if "(`--max-depth" in reason:
        return "raise --max-depth: a thread has more events"
    if "(`--unroll" in reason:
        return "raise --unroll: a loop needs more iterations"
    if "support" in reason or result.blocked.unsupported:
        return "docs/supported.md lists what can be run; replace the call, or leave it out with a macro"
    return ""


def _title(thread: Thread) -> str:
    return thread.name if thread.function in ("", thread.name) else f"{thread.name} {thread.function}"


def _message(bug: Bug) -> list[str]:
    """The message; where no thread can go on, what each waits for on a line of its own."""
    lines = bug.message.splitlines() or [bug.kind]
    head, colon, waits = lines[0].rpartition(": ")
    if bug.kind in ("deadlock", "liveness") and colon:
        lines[:1] = [head, *waits.split("; ")]
    return lines


def _is_bug(event: Event, bug: Bug) -> bool:
    return event.kind == "stop" and event.thread == bug.thread


def _effect(event: Event, bug: Bug, timeline: Timeline) -> tuple[str, str]:
    """What an event did, and the style to show it in."""
    if _is_bug(event, bug):
        return f"error: {bug.kind}", "red"
    if event.kind == "read":
        return f"reads {event.location} = {_number(event.value)} from {_origin(event, timeline)}", "cyan"
    if event.kind == "update":
        change = f"{event.location}: {_number(event.old)} -> {_number(event.value)}"
        return f"{change}, reads from {_origin(event, timeline)}", "cyan"
    if event.kind == "write":
        if timeline.buffered(event):
            return f"{_assignment(event)} (buffered)", "yellow"
        return _assignment(event), "cyan"
    returned = f" = {event.value}" if event.kind == "object" and event.value else ""
    return (event.op or event.kind) + returned, ""


def _origin(event: Event, timeline: Timeline) -> str:
    """Where a read got its value from."""
    write = timeline.events.get(event.rf) if event.rf is not None else None
    if write is None:
        return "the initial value"
    if write.thread != event.thread:
        return f"{timeline.name(write.thread)}{_line(write, ' line {}')}"
    if timeline.buffered(write) and timeline.committed[write.id] > timeline.executed[event.id]:
        return f"its own store buffer{_line(write, ' (line {})')}"
    return f"its own{_line(write, ' line {}') or ' store'}"


def _line(event: Event, form: str) -> str:
    """`line 12`, which no line break divides."""
    return form.format(event.line).replace("line ", "line\N{NO-BREAK SPACE}") if event.line > 0 else ""


def _assignment(event: Event) -> str:
    return f"{event.location} = {_number(event.value)}"


def _number(value: int | None) -> str:
    if value is None:
        return "?"
    return str(value) if -(1 << 31) <= value < 1 << 32 else hex(value)


def _cell(row: _Row, width: int, gutter: int) -> list[tuple[str, str]]:
    """The lines of a row, each at most `width` long, with a style."""
    indent = " " * (gutter + 1)
    lines = []
    if row.source or row.label:
        source = f"{row.label:>{gutter}} {row.source}"
        lines.append((source if len(source) <= width else source[: width - 1] + "…", ""))
    for effect, style in row.effects:
        start = indent + "  "
        wrapped = textwrap.wrap(effect, width, initial_indent=start, subsequent_indent=start)
        lines += [(line.replace("\N{NO-BREAK SPACE}", " "), style) for line in wrapped]
    if row.label and not row.source:
        # No source text: the first effect takes its place.
        first, style = lines[1]
        lines[:2] = [(f"{row.label:>{gutter}}{first[gutter:]}", style)]
    return lines


def _share(space: int, needs: dict[int, int]) -> list[int]:
    """Widths of columns: what they need, or, where that is too much, an equal share of what the others leave."""
    widths: dict[int, int] = {}
    for left, (id, need) in enumerate(sorted(needs.items(), key=lambda item: item[1])):
        widths[id] = min(need, space // (len(needs) - left))
        space -= widths[id]
    return [widths[id] for id in needs]


def _fold(rows: list[_Row]) -> list[_Row | int]:
    """Replace long runs of uninteresting rows, but for their first and last, by their number."""
    folded: list[_Row | int] = []
    run: list[_Row] = []

    def close() -> None:
        if len(run) > _SHORTEST_FOLD + 2:
            folded.extend([run[0], len(run) - 2, run[-1]])
        else:
            folded.extend(run)
        run.clear()

    for row in rows:
        if row.interesting:
            close()
            folded.append(row)
        else:
            run.append(row)
    close()
    return folded
