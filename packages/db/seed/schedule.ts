import { daysBefore, minutesBefore } from './seeding.ts';

/** Number of conversations per status, in total and of the owner who can sign in. */
const SHARES = {
  NEW: { all: 14, owner: 1 },
  OPEN: { all: 24, owner: 2 },
  CLOSED: { all: 42, owner: 5 },
} as const;
export type SeededStatus = keyof typeof SHARES;

export type Turn = {
  readonly status: SeededStatus;
  /** Index within the status; lower is more recent. */
  readonly place: number;
  /** Index of the client; 0 is the owner who can sign in. */
  readonly client: number;
  readonly startedAt: Date;
};

/**
 * Returns which client started a conversation when, and its status. The other clients, `1` to `lastClient`, take
 * turns.
 */
export function createTurns(now: Date, lastClient: number): readonly Turn[] {
  let others = 0;
  const statuses: readonly SeededStatus[] = ['NEW', 'OPEN', 'CLOSED'];
  return statuses.flatMap((status) => {
    const { all, owner } = SHARES[status];
    const step = Math.ceil(all / owner);
    return Array.from({ length: all }, (_, place) => ({
      status,
      place,
      client: place % step === 1 ? 0 : 1 + (others++ % lastClient),
      startedAt: startOf[status](now, place),
    }));
  });
}

const startOf: Readonly<Record<SeededStatus, (now: Date, place: number) => Date>> = {
  NEW: (now, place) => minutesBefore(now, 12 + place * 95),
  OPEN: (now, place) => minutesBefore(now, 150 + place * 330),
  // Long enough ago for the replies of the following days, and during European working hours.
  CLOSED: (now, place) => {
    const start = daysBefore(now, 3 + Math.floor(place * 0.9));
    start.setUTCHours(6 + ((place * 5) % 11), (place * 17) % 60);
    return start;
  },
};
