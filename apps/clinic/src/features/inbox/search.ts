import { oneOf, readDayValue, readId, readList, readWord } from '@zampa/client/address/read-values';
import {
  CONVERSATION_STATUSES,
  type ConversationStatus,
  ITEM_TYPES,
  type ItemType,
} from '@zampa/domain/conversations/enumerations';
import { REQUEST_LISTS, type RequestList } from '@zampa/domain/inbox/request-lists';
import { PAYMENT_STATUSES, type PaymentStatus } from '@zampa/domain/payments/status';

/** What narrows the lists; every list is an OR, all that is given must hold. */
export type RequestsFilter = {
  /** What messages, notes or names must contain. */
  text?: string;
  /** Consultations, where nothing is said. */
  type?: ItemType[];
  /** Of the entries of the diary; which ones there are is known where they are offered. */
  category?: string[];
  /** Instead of the status of the list. */
  status?: ConversationStatus[];
  payment?: PaymentStatus[];
  /** Of several facilities, instead of the current one. */
  facilities?: string[];
  /** Families: the customers. */
  families?: string[];
  pets?: string[];
  /** Who is in charge; `me` is whoever looks. */
  assignees?: string[];
  /** Days of the facility, both inclusive. */
  from?: string;
  to?: string;
};

/** What the address of the requests screen says. */
export type RequestsSearch = {
  list?: RequestList;
  /** The open conversation. */
  conversation?: string;
  /** The open entry of the diary. */
  entry?: string;
  /** The message in it to open at. */
  seq?: number;
} & RequestsFilter & {
    /** On a small screen: the pets and the client instead of the conversation. */
    panel?: 'context';
  };

const TEXT_MAX = 200;
const ME = 'me';

/** Reads the address; whatever it does not understand counts as absent. */
export function readRequestsSearch(search: Readonly<Record<string, unknown>>): RequestsSearch {
  const list = REQUEST_LISTS.find((known) => known === search['list']);
  const conversation = readWord(search['conversation']);
  const entry = conversation ? undefined : readId(search['entry']);
  const seq = Number(search['seq']);
  return {
    ...(list && { list }),
    ...(conversation && { conversation }),
    ...(entry && { entry }),
    ...(Number.isSafeInteger(seq) && seq > 0 && { seq }),
    ...readFilter(search),
    ...(search['panel'] === 'context' && { panel: 'context' }),
  };
}

function readFilter(search: Readonly<Record<string, unknown>>): RequestsFilter {
  const text = readWord(search['text'])?.slice(0, TEXT_MAX);
  const type = readList(search['type'], oneOf(ITEM_TYPES));
  const category = readList(search['category'], readWord);
  const status = readList(search['status'], oneOf(CONVERSATION_STATUSES));
  const payment = readList(search['payment'], oneOf(PAYMENT_STATUSES));
  const [facilities, families, pets] = [
    readList(search['facilities'], readId),
    readList(search['families'], readId),
    readList(search['pets'], readId),
  ];
  const assignees = readList(search['assignees'], (value) => (value === ME ? ME : readId(value)));
  const [from, to] = [readDayValue(search['from']), readDayValue(search['to'])];
  return {
    ...(text && { text }),
    ...(type && { type }),
    ...(category && { category }),
    ...(status && { status }),
    ...(payment && { payment }),
    ...(facilities && { facilities }),
    ...(families && { families }),
    ...(pets && { pets }),
    ...(assignees && { assignees }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
