import { wallDay } from '@zampa/domain/time/wall-day';
import type { GridEntry } from './grid-entries.ts';

/** Horizontal position of a background entry, in percent of the column. */
export type Lane = { readonly start: number; readonly width: number };

const FULL_LANE: Lane = { start: 0, width: 100 };
/** Minimum width in percent; narrower lanes are unreadable. */
const MIN_WIDTH = 30;

/** Returns whether an entry is an absence or closure, which is drawn as a background. */
export const isBackground = ({ event }: GridEntry): boolean => event.category === 'OOO';

/**
 * Returns the position of background entries in a week, by key. A closure takes the full width; absent members share
 * lanes from the end of the day.
 *
 * @param members number of members in the week
 */
export function computeBackgroundLanes(
  backgrounds: readonly GridEntry[],
  members: number,
): ReadonlyMap<string, Lane> {
  const absent = new Map<string, string[]>();
  for (const { start, memberId } of backgrounds) {
    if (memberId === null) continue;
    const ofDay = absent.get(wallDay(start)) ?? [];
    if (!ofDay.includes(memberId)) absent.set(wallDay(start), [...ofDay, memberId]);
  }
  return new Map(
    backgrounds.map(({ key, start, memberId }) => {
      if (memberId === null) return [key, FULL_LANE];
      const ofDay = (absent.get(wallDay(start)) ?? []).toSorted();
      const width = Math.min(100 / ofDay.length, Math.max(100 / members, MIN_WIDTH));
      return [key, { start: 100 - width * (ofDay.length - ofDay.indexOf(memberId)), width }];
    }),
  );
}
