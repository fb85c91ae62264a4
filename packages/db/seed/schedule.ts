import { daysBefore, minutesBefore } from './seeding.ts';

/** The states in which the conversations stand: how many, and how many of them are the pet owner's who can sign in. */
const SHARES = {
  NEW: { all: 14, owner: 1 },
  OPEN: { all: 24, owner: 2 },
  CLOSED: { all: 42, owner: 5 },
} as const;
export type SeededStatus = keyof typeof SHARES;

export type Turn = {
  readonly status: SeededStatus;
  /** From 0, among those of this status; the lower, the more recent. */
  readonly place: number;
  /** Which client asked; 0 is the pet owner who can sign in. */
  readonly client: number;
  readonly startedAt: Date;
};

/** Who asked when, and how far it has come. The other clients, `1` to `lastClient`, take turns. */
export function turnsOf(now: Date, lastClient: number): readonly Turn[] {
  let others = 0;
  const statuses: readonly SeededStatus[] = ['NEW', 'OPEN', 'CLOSED'];
  return statuses.flatMap((status) => {
    const { all, owner } = SHARES[status];
    const step = Math.ceil(all / owner);
    return Array.from({ length: all }, (_, place) => ({
      status,
      place,
      client: place % step === 1 ? 0 : 1 + (others++ % lastClient),
      startedAt: starts[status](now, place),
    }));
  });
}

const starts: Readonly<Record<SeededStatus, (now: Date, place: number) => Date>> = {
  NEW: (now, place) => minutesBefore(now, 12 + place * 95),
  OPEN: (now, place) => minutesBefore(now, 150 + place * 330),
  // Early enough for the words of the next days; in the hours in which a clinic in Europe works.
  CLOSED: (now, place) => {
    const start = daysBefore(now, 3 + Math.floor(place * 0.9));
    start.setUTCHours(6 + ((place * 5) % 11), (place * 17) % 60);
    return start;
  },
};
