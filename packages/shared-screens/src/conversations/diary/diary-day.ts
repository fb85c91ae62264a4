import type { ListedItem } from '@zampa/client/conversations/lists/listed-conversation';
import { dayOfDate } from '@zampa/domain/conversations/diary-date';
import type { DiaryRecord } from './diary-record.ts';

/** Item of a timeline: of the diary, or of the health record. */
export type TimelineItem = ListedItem | DiaryRecord;

/**
 * Returns the date of a timeline's item: the date of an entry or record, the time of a visit, or the day on which a
 * conversation was opened.
 */
export function dateOfItem(item: TimelineItem): string {
  if (item.type === 'RECORD') return item.date;
  return item.type === 'DIARY'
    ? item.payload.date
    : (item.appointment?.payload.event.start ?? item.dateCreated);
}

/** Returns the calendar day of a diary's item, in the clinic's time zone if it has a clinic, else in `zone`. */
export const dayOfItem = (item: TimelineItem, zone: string): string =>
  dayOfDate(dateOfItem(item), (item.type !== 'RECORD' && item.facility?.timezone) || zone);

export type DiaryMonth<Item> = {
  /** `2026-11`. */
  readonly month: string;
  readonly items: readonly { readonly item: Item; readonly day: string }[];
};

/** Groups items, which are in order, by the month of their day. */
export function groupByMonth<Item extends TimelineItem>(
  items: readonly Item[],
  zone: string,
): readonly DiaryMonth<Item>[] {
  const dated = items.map((item) => ({ item, day: dayOfItem(item, zone) }));
  const months = Map.groupBy(dated, ({ day }) => day.slice(0, 7));
  return [...months].map(([month, ofMonth]) => ({ month, items: ofMonth }));
}
