import type { ListedItem } from '@zampa/client/conversations/lists/listed-conversation';
import type { DiarySearch } from '@zampa/client/inbox/diary-search';
import { isRecordCategory, RECORD_CATEGORIES } from '@zampa/domain/conversations/diary-filter';
import { dayOfItem, type TimelineItem } from './diary-day.ts';
import type { DiaryRecord } from './diary-record.ts';

/** Returns the records that match all filters of a diary but the categories. */
function matchingRecords(
  records: readonly DiaryRecord[],
  { pets, text, from, to }: DiarySearch,
  zone: string,
): readonly DiaryRecord[] {
  const words = text?.toLocaleLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return records.filter((record) => {
    const day = dayOfItem(record, zone);
    const content = `${record.title} ${record.text}`.toLocaleLowerCase();
    return (
      (!pets || record.pets.some(({ id }) => pets.includes(id))) &&
      (!from || day >= from) &&
      (!to || day <= to) &&
      words.every((word) => content.includes(word))
    );
  });
}

/** Returns the records that match the filters of a diary. */
export function filterRecords(
  records: readonly DiaryRecord[],
  search: DiarySearch,
  zone: string,
): readonly DiaryRecord[] {
  const chosen = search.category?.filter(isRecordCategory);
  return matchingRecords(records, search, zone).filter(
    ({ category }) => !chosen || chosen.includes(category),
  );
}

/** Counts the records by category that the other filters leave. */
export function countRecords(records: readonly DiaryRecord[], search: DiarySearch, zone: string) {
  const matching = matchingRecords(records, search, zone);
  return RECORD_CATEGORIES.map((category) => ({
    category,
    count: matching.filter((each) => each.category === category).length,
  }));
}

/**
 * Merges the loaded items of a diary, the latest first, with records. Records that are older than the last loaded item
 * wait until the diary is complete.
 */
export function mergeRecords(
  items: readonly ListedItem[],
  records: readonly DiaryRecord[],
  { isComplete, zone }: { readonly isComplete: boolean; readonly zone: string },
): readonly TimelineItem[] {
  const last = items.at(-1);
  const oldest = isComplete || !last ? '' : dayOfItem(last, zone);
  const shown = records.filter((record) => dayOfItem(record, zone) >= oldest);
  return [...items, ...shown].toSorted((one, other) =>
    dayOfItem(other, zone).localeCompare(dayOfItem(one, zone)),
  );
}
