import { oneOf, readDayValue, readId, readList, readWord } from '@zampa/client/address/read-values';
import {
  CONVERSATION_STATUSES,
  type ConversationStatus,
  ITEM_TYPES,
  type ItemType,
} from '@zampa/domain/conversations/enumerations';

/** Payment states that a pet owner can filter by. */
export const CHAT_PAYMENTS = ['FREE', 'TO_BE_PAID', 'PAID'] as const;

/**
 * Search parameters of the conversation list. Values of one filter are alternatives (OR); different filters are
 * combined (AND).
 */
export type ChatsSearch = {
  text?: string;
  type?: ItemType[];
  /** Diary categories, validated where they are offered. */
  category?: string[];
  status?: ConversationStatus[];
  payment?: (typeof CHAT_PAYMENTS)[number][];
  pets?: string[];
  clinics?: string[];
  /** Days in the device's time zone, both inclusive. */
  from?: string;
  to?: string;
};

export interface ChatSearchProps {
  search: ChatsSearch;
  onChange: (search: ChatsSearch) => void;
}

const TEXT_MAX = 200;

/** Parses the search parameters; invalid values count as absent. */
export function readChatsSearch(search: Readonly<Record<string, unknown>>): ChatsSearch {
  return withoutEmptyFilters({
    text: readWord(search['text'])?.slice(0, TEXT_MAX),
    type: readList(search['type'], oneOf(ITEM_TYPES)),
    category: readList(search['category'], readWord),
    status: readList(search['status'], oneOf(CONVERSATION_STATUSES)),
    payment: readList(search['payment'], oneOf(CHAT_PAYMENTS)),
    pets: readList(search['pets'], readId),
    clinics: readList(search['clinics'], readId),
    from: readDayValue(search['from']),
    to: readDayValue(search['to']),
  });
}

/** Returns the search parameters with some filters changed; empty values are removed. */
export function mergeChatsSearch(search: ChatsSearch, part: ChatsChange): ChatsSearch {
  return withoutEmptyFilters({ ...search, ...part });
}

/** Counts the active filter values, without the search text. */
export function countActiveFilters(search: ChatsSearch): number {
  const { text: _, ...filters } = search;
  return Object.values(filters).flat().length;
}

/** Changed filters; undefined or an empty value removes a filter. */
export type ChatsChange = Absent<ChatsSearch>;

type Absent<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

const withoutEmptyFilters = (values: Absent<ChatsSearch>): ChatsSearch =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value?.length));
