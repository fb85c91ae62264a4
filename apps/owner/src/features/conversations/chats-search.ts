import { oneOf, readDayValue, readId, readList, readWord } from '@zampa/client/address/read-values';
import {
  CONVERSATION_STATUSES,
  type ConversationStatus,
  ITEM_TYPES,
  type ItemType,
} from '@zampa/domain/conversations/enumerations';

/** What a pet owner tells apart. */
export const CHAT_PAYMENTS = ['FREE', 'TO_BE_PAID', 'PAID'] as const;

/** What the address of the list of conversations says; every list is an OR, all that is given must hold. */
export type ChatsSearch = {
  text?: string;
  type?: ItemType[];
  /** Of the entries of the diary; which ones there are is known where they are offered. */
  category?: string[];
  status?: ConversationStatus[];
  payment?: (typeof CHAT_PAYMENTS)[number][];
  pets?: string[];
  clinics?: string[];
  /** Days on the clock of this device, both inclusive. */
  from?: string;
  to?: string;
};

export interface ChatSearchProps {
  search: ChatsSearch;
  onChange: (search: ChatsSearch) => void;
}

const TEXT_MAX = 200;

/** Reads the address; whatever it does not understand counts as absent. */
export function readChatsSearch(search: Readonly<Record<string, unknown>>): ChatsSearch {
  return present({
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

/** Returns the same search with a part of it changed; what is empty then is gone. */
export function changed(search: ChatsSearch, part: ChatsChange): ChatsSearch {
  return present({ ...search, ...part });
}

/** Counts how many filters narrow the list, beside the text. */
export function narrowingCount(search: ChatsSearch): number {
  const { text: _, ...filters } = search;
  return Object.values(filters).flat().length;
}

/** What is undefined or empty takes its filter away. */
export type ChatsChange = Absent<ChatsSearch>;

type Absent<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

const present = (values: Absent<ChatsSearch>): ChatsSearch =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value?.length));
