import type { ConversationStatus } from '@zampa/domain/conversations/enumerations';

/** The three lists of the requests screen, in the order of their tabs. Specification, section 2. */
export const REQUEST_LISTS = ['to-manage', 'in-progress', 'completed'] as const;
export type RequestList = (typeof REQUEST_LISTS)[number];

const statuses: Readonly<Record<RequestList, ConversationStatus>> = {
  'to-manage': 'NEW',
  'in-progress': 'OPEN',
  completed: 'CLOSED',
};

/** The status of the conversations in a list. */
export const statusOfList = (list: RequestList): ConversationStatus => statuses[list];

/** The list that shows a conversation of this status; what waits for its payment is still to manage. */
export function listOfStatus(status: ConversationStatus): RequestList {
  return REQUEST_LISTS.find((list) => statuses[list] === status) ?? 'to-manage';
}

/** What the address of the requests screen says. */
export type RequestsSearch = {
  list?: RequestList;
  /** The open conversation. */
  conversation?: string;
  /** What messages must contain. */
  text?: string;
  /** On a small screen: the pets and the client instead of the conversation. */
  panel?: 'context';
};

const TEXT_MAX = 200;

/** Reads the address; whatever it does not understand counts as absent. */
export function readRequestsSearch(search: Readonly<Record<string, unknown>>): RequestsSearch {
  const list = REQUEST_LISTS.find((known) => known === search['list']);
  const conversation = word(search['conversation']);
  const text = word(search['text'])?.slice(0, TEXT_MAX);
  return {
    ...(list && { list }),
    ...(conversation && { conversation }),
    ...(text && { text }),
    ...(search['panel'] === 'context' && { panel: 'context' }),
  };
}

/** The router reads a search text of digits as a number. */
function word(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim() || undefined;
}
