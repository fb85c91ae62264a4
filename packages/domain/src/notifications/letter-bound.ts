import type { NotificationKind } from './notification-kinds.ts';

/**
 * What somebody can do again and again, so that another is written to each time. Of what is not in here there is one
 * letter for each payment, each answer, each end: it always goes out.
 */
const REPEATED_AT_WILL: readonly NotificationKind[] = [
  'TIME_ASKED',
  'TIME_WANTED',
  'TIMES_PROPOSED',
  'TIME_MOVED',
  'CALLED_OFF',
  'ASSIGNED',
  'CLIENT_ENDED',
  'CLIENT_ENABLED',
  'CLIENT_LEFT',
];

export type BoundLetter = {
  readonly news: NotificationKind;
  /** Who did it; null where nobody did. */
  readonly by: string | null;
  /** Who is written to. */
  readonly reader: string;
};

/**
 * Returns under what a letter of news is counted: with those of its kind that one person has had written to one reader;
 * null where it always goes out.
 */
export const letterBoundKey = ({ news, by, reader }: BoundLetter): string | null =>
  by !== null && REPEATED_AT_WILL.includes(news) ? `${news}:${by}:${reader}` : null;
