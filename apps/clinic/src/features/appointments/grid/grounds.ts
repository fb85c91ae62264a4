import { wallDay } from '@zampa/domain/time/wall-day';
import type { GridEntry } from './grid-entries.ts';

/** Where in its column a ground lies, in percent of the column from its start. */
export type Lane = { readonly start: number; readonly width: number };

const WHOLE: Lane = { start: 0, width: 100 };
/** Percent: less than this nobody reads anything in. */
const NARROWEST = 30;

/** Returns whether an entry is ground: an absence or a closure, on which everything else stands. */
export const isGround = ({ event }: GridEntry): boolean => event.category === 'OOO';

/**
 * Returns where the grounds of a week lie, by their keys: what closes the facility all over its day, who is absent in
 * their share of it, from the end of the day on.
 *
 * @param members of how many people the week is
 */
export function lanesOf(grounds: readonly GridEntry[], members: number): ReadonlyMap<string, Lane> {
  const absent = new Map<string, string[]>();
  for (const { start, memberId } of grounds) {
    if (memberId === null) continue;
    const ofDay = absent.get(wallDay(start)) ?? [];
    if (!ofDay.includes(memberId)) absent.set(wallDay(start), [...ofDay, memberId]);
  }
  return new Map(
    grounds.map(({ key, start, memberId }) => {
      if (memberId === null) return [key, WHOLE];
      const ofDay = (absent.get(wallDay(start)) ?? []).toSorted();
      const width = Math.min(100 / ofDay.length, Math.max(100 / members, NARROWEST));
      return [key, { start: 100 - width * (ofDay.length - ofDay.indexOf(memberId)), width }];
    }),
  );
}
