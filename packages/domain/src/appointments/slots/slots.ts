import { DAY_MINUTES } from '../../time/durations.ts';
import { dayAfter, dayClock, daysBetween, type DayClock } from '../../time/wall-clock.ts';
import { mergeSpans, subtractSpans, type Span } from './spans.ts';
import { spansOn, type WeekdaySpan, workingSpans } from './week-spans.ts';

/** Slots start every quarter of an hour on the wall clock. */
const GRID_MINUTES = 15;
export type SlotMember = {
  readonly id: string;
  /** Null: the member works the facility's hours. */
  readonly hours: readonly WeekdaySpan[] | null;
  /** Bookings and absences, in any order. */
  readonly busy: readonly Span[];
};

export type SlotCriteria = {
  readonly zone: string;
  /** Calendar days of the facility, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly hours: readonly WeekdaySpan[];
  readonly closures: readonly Span[];
  readonly members: readonly SlotMember[];
  /** Total minutes of all chosen services. */
  readonly duration: number;
  /** First and last possible start, in minutes since 1970. */
  readonly earliest: number;
  readonly latest: number;
};

export type Slot = {
  readonly start: number;
  readonly end: number;
  readonly assignees: readonly string[];
};

/** Returns the slots of this duration in which at least one member is available, in ascending order. */
export function availableSlots(criteria: SlotCriteria): readonly Slot[] {
  const { zone, from, to, hours, closures, duration, earliest, latest } = criteria;
  // A slot that starts on the last day may end on a later one.
  const until = dayAfter(to, 1 + Math.floor(duration / DAY_MINUTES));
  const clocks = daysBetween(from, until).map((day) => dayClock(day, zone));
  const open = spansOn(clocks, hours);
  const free = criteria.members.map((member) => {
    const working = workingSpans(clocks, open, member.hours);
    return createFitCheck(
      subtractSpans(working, mergeSpans([...closures, ...member.busy])),
      duration,
    );
  });
  const starts = gridStarts(clocks.slice(0, daysBetween(from, to).length));
  return starts
    .filter((start) => earliest <= start && start <= latest)
    .flatMap((start) => {
      const assignees = criteria.members.filter((_, at) => free[at]?.(start)).map(({ id }) => id);
      return assignees.length > 0 ? [{ start, end: start + duration, assignees }] : [];
    });
}

function gridStarts(clocks: readonly DayClock[]): readonly number[] {
  const quarters = Array.from({ length: DAY_MINUTES / GRID_MINUTES }, (_, at) => at * GRID_MINUTES);
  return clocks.flatMap((clock) =>
    quarters.map((minute) => clock.showing(minute)).filter((start) => start !== null),
  );
}

/**
 * Returns a function that checks whether a slot of this duration fits. Starts must be ascending, so that each span is
 * visited once.
 */
function createFitCheck(spans: readonly Span[], duration: number): (start: number) => boolean {
  let at = 0;
  return (start) => {
    while ((spans[at]?.to ?? Infinity) < start + duration) at += 1;
    const span = spans[at];
    return span !== undefined && span.from <= start;
  };
}
