import {
  type Slot,
  type SlotCriteria,
  availableSlots,
} from '@zampa/domain/appointments/slots/slots';
import { figureBeside } from '../harness/figure.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import { median } from '../harness/statistics.ts';

const DAYS = 15;
const MEMBERS = 10;
const BOOKINGS = 80;
const DURATION = 30;
const QUARTER = 15;
const DAY = 1440;
const [OPENS, CLOSES] = [9 * 60, 18 * 60];

/** The clocks of Rome go forward on the seventh of these days. */
const [FROM, TO] = ['2027-03-22', '2027-04-05'];
const CHANGE_AFTER = 6;
const FIRST_MINUTE = Date.parse(`${FROM}T00:00:00Z`) / 60_000;

/** One is timed by many, since a clock cannot tell one of them. */
const REPEATED = 50;

/** How many of those are timed for one sample. */
const TIMED = 8;

/** Free times of 15 days for 10 people with 80 bookings each, beside a table of quarters. */
export const slotComputation: SingleScenario = {
  kind: 'single',
  name: 'slot-computation',
  title: 'Computing free times',
  description:
    'Fifteen days for ten people with 80 bookings each, across a change of the clocks, without a database. Bare: a table of quarters, with all offsets known beforehand.',
  async measure(_stage, plan) {
    const question = newQuestion();
    if (JSON.stringify(availableSlots(question)) !== JSON.stringify(bareSlots(question)))
      throw new Error('the two offer different times');
    return [
      await figureBeside({
        title: 'free times of 15 days',
        rounds: plan.rounds,
        unit: 'ms',
        digits: 2,
        ours: () => timeOf(() => availableSlots(question)),
        bare: () => timeOf(() => bareSlots(question)),
        aim: { atMost: 3 },
      }),
    ];
  },
};

/** How long one search takes, in milliseconds: the middle of a few, each timed by many. */
function timeOf(search: () => readonly Slot[]): Promise<number> {
  const times = Array.from({ length: TIMED }, () => {
    const started = performance.now();
    for (let time = 0; time < REPEATED; time += 1)
      if (search().length === 0) throw new Error('nobody is free');
    return (performance.now() - started) / REPEATED;
  });
  return Promise.resolve(median(times));
}

/** Midnight of a day of the clinic in minutes since 1970, by the offset that holds while it is open. */
const midnight = (day: number) => FIRST_MINUTE + day * DAY - (day < CHANGE_AFTER ? 60 : 120);

function newQuestion(): SlotCriteria {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    fromMinute: OPENS,
    toMinute: CLOSES,
  }));
  const members = Array.from({ length: MEMBERS }, (_, member) => ({
    id: `member-${member}`,
    hours: null,
    busy: Array.from({ length: BOOKINGS }, (__, nth) => booking(member, nth)),
  }));
  const closures = [{ from: midnight(3) + 13 * 60, to: midnight(3) + CLOSES }];
  const days = { zone: 'Europe/Rome', from: FROM, to: TO, hours, closures, members };
  return { ...days, duration: DURATION, earliest: 0, latest: Infinity };
}

/** Half an hour on some day, spread as a full diary spreads them. */
function booking(member: number, nth: number) {
  const day = (nth * 7 + member) % DAYS;
  const from = midnight(day) + OPENS + ((nth * 5 + member * 3) % 34) * QUARTER;
  return { from, to: from + DURATION };
}

/** The minimal algorithm: a table of quarter hours for each person, with precomputed time zone offsets. */
function bareSlots({ members, closures }: SlotCriteria): readonly Slot[] {
  const first = midnight(0);
  const quarters = (DAYS * DAY) / QUARTER;
  const needed = DURATION / QUARTER;
  const tables = members.map(({ busy }) => {
    const taken = new Uint8Array(quarters + needed);
    for (const { from, to } of [...closures, ...busy])
      taken.fill(1, (from - first) / QUARTER, (to - first) / QUARTER);
    return taken;
  });
  const slots: Slot[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const opens = midnight(day) + OPENS;
    const last = midnight(day) + CLOSES - DURATION;
    for (let start = opens; start <= last; start += QUARTER) {
      const at = (start - first) / QUARTER;
      const assignees = members.flatMap(({ id }, member) =>
        isFree(tables[member], at, needed) ? [id] : [],
      );
      if (assignees.length > 0) slots.push({ start, end: start + DURATION, assignees });
    }
  }
  return slots;
}

function isFree(taken: Uint8Array | undefined, at: number, needed: number): boolean {
  for (let next = at; next < at + needed; next += 1) if (taken?.[next] !== 0) return false;
  return true;
}
