import { DAY_MINUTES } from '../../time/durations.ts';
import { dayAfter, dayClock, daysBetween, type DayClock } from '../../time/wall-clock.ts';
import { mergeSpans, subtractSpans, type Span } from './spans.ts';
import { spansOn, type WeekdaySpan, workingSpans } from './week-spans.ts';

/** Slots start on every quarter of an hour that the clock shows. */
const GRID_MINUTES = 15;
export type SlotMember = {
  readonly id: string;
  /** Null: this person works the hours of the facility. */
  readonly hours: readonly WeekdaySpan[] | null;
  /** Bookings and absences, in any order. */
  readonly busy: readonly Span[];
};

export type SlotQuestion = {
  readonly zone: string;
  /** Days of the facility, both included. */
  readonly from: string;
  readonly to: string;
  readonly hours: readonly WeekdaySpan[];
  readonly closures: readonly Span[];
  readonly members: readonly SlotMember[];
  /** Minutes of all chosen services together. */
  readonly duration: number;
  /** The first and the last minute since 1970 at which a slot may start. */
  readonly earliest: number;
  readonly latest: number;
};

export type Slot = {
  readonly start: number;
  readonly end: number;
  readonly assignees: readonly string[];
};

/** Returns the times at which somebody is free for so long, ascending. */
export function slotsOf(question: SlotQuestion): readonly Slot[] {
  const { zone, from, to, hours, closures, duration, earliest, latest } = question;
  // What starts on the last day may end on a later one.
  const until = dayAfter(to, 1 + Math.floor(duration / DAY_MINUTES));
  const clocks = daysBetween(from, until).map((day) => dayClock(day, zone));
  const open = spansOn(clocks, hours);
  const free = question.members.map((member) => {
    const working = workingSpans(clocks, open, member.hours);
    return fitting(subtractSpans(working, mergeSpans([...closures, ...member.busy])), duration);
  });
  const starts = startsOn(clocks.slice(0, daysBetween(from, to).length));
  return starts
    .filter((start) => earliest <= start && start <= latest)
    .flatMap((start) => {
      const assignees = question.members.filter((_, at) => free[at]?.(start)).map(({ id }) => id);
      return assignees.length > 0 ? [{ start, end: start + duration, assignees }] : [];
    });
}

function startsOn(clocks: readonly DayClock[]): readonly number[] {
  const quarters = Array.from({ length: DAY_MINUTES / GRID_MINUTES }, (_, at) => at * GRID_MINUTES);
  return clocks.flatMap((clock) =>
    quarters.map((minute) => clock.showing(minute)).filter((start) => start !== null),
  );
}

/** Whether something of this length fits; asked of ascending starts, each span is looked at once. */
function fitting(spans: readonly Span[], duration: number): (start: number) => boolean {
  let at = 0;
  return (start) => {
    while ((spans[at]?.to ?? Infinity) < start + duration) at += 1;
    const span = spans[at];
    return span !== undefined && span.from <= start;
  };
}
