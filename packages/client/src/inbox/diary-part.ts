import {
  DIARY_FILTER_CATEGORIES,
  diaryFilterCategory,
} from '@zampa/domain/conversations/diary-filter';
import {
  type ConversationStatus,
  ITEM_TYPES,
  type ItemType,
} from '@zampa/domain/conversations/enumerations';

/** Both as an address has them; a category that is none of the diary counts as absent. */
export type KindFilter = {
  type?: ItemType[];
  category?: string[];
  status?: ConversationStatus[];
};

/** Which entries of a diary a list shows, and whether among consultations. */
export type DiaryPart = {
  readonly types: readonly ItemType[];
  readonly categories?: readonly string[];
  readonly statuses?: readonly ConversationStatus[];
};

/** Returns the diary's part in what is asked for; `null` where that is consultations alone. */
export function diaryPartOf({ type, category: named, status }: KindFilter): DiaryPart | null {
  const known = named?.flatMap((name) => diaryFilterCategory(name) ?? []);
  const category = known?.length ? known : undefined;
  const wanted = type ?? (category ? ['DIARY'] : []);
  if (!wanted.includes('DIARY')) return null;
  // Nobody handles an entry: it is closed from the start.
  if (!wanted.includes('HEALTH'))
    return { types: ['DIARY'], statuses: ['CLOSED'], ...(category && { categories: category }) };
  return {
    types: ITEM_TYPES,
    categories: ['CONSULTATION', ...(category ?? DIARY_FILTER_CATEGORIES)],
    ...(status && { statuses: status }),
  };
}
