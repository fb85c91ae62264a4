import {
  DIARY_FILTER_CATEGORIES,
  findDiaryFilterCategory,
} from '@zampa/domain/conversations/diary-filter';
import {
  type ConversationStatus,
  ITEM_TYPES,
  type ItemType,
} from '@zampa/domain/conversations/enumerations';

/** Filters as in the URL; categories that are not diary categories are ignored. */
export type KindFilter = {
  type?: ItemType[];
  category?: string[];
  status?: ConversationStatus[];
};

/** Diary entries of a list, and whether they are mixed with consultations. */
export type DiaryPart = {
  readonly types: readonly ItemType[];
  readonly categories?: readonly string[];
  readonly statuses?: readonly ConversationStatus[];
};

/** Returns the diary part of a filter; null if it selects only consultations. */
export function diaryPartOf({ type, category: named, status }: KindFilter): DiaryPart | null {
  const validCategories = named?.flatMap((name) => findDiaryFilterCategory(name) ?? []);
  const category = validCategories?.length ? validCategories : undefined;
  const requestedTypes = type ?? (category ? ['DIARY'] : []);
  if (!requestedTypes.includes('DIARY')) return null;
  // Diary entries have no workflow; their status is always CLOSED.
  if (!requestedTypes.includes('HEALTH'))
    return { types: ['DIARY'], statuses: ['CLOSED'], ...(category && { categories: category }) };
  return {
    types: ITEM_TYPES,
    categories: ['CONSULTATION', ...(category ?? DIARY_FILTER_CATEGORIES)],
    ...(status && { statuses: status }),
  };
}
