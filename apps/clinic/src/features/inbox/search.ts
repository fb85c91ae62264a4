import { oneOf, readDayValue, readId, readList, readWord } from '@zampa/client/address/read-values';
import {
  CONVERSATION_STATUSES,
  type ConversationStatus,
  HEALTH_CATEGORIES,
  type HealthCategory,
  ITEM_TYPES,
  type ItemType,
  PRIORITIES,
  type Priority,
} from '@zampa/domain/conversations/enumerations';
import { REQUEST_LISTS, type RequestList } from '@zampa/domain/inbox/request-lists';
import { PAYMENT_STATUSES, type PaymentStatus } from '@zampa/domain/payments/status';

/** Filters of the lists. The values of one filter are combined with OR, different filters with AND. */
export type RequestsFilter = {
  /** Text to search in messages, notes and names. */
  text?: string;
  /** Default: consultations. */
  type?: ItemType[];
  /** Categories of diary entries; validated where they are shown. */
  category?: string[];
  /** Replaces the status of the list. */
  status?: ConversationStatus[];
  payment?: PaymentStatus[];
  /** Several facilities instead of the current one. */
  facilities?: string[];
  /** Family ids of the clients. */
  families?: string[];
  pets?: string[];
  /** Kinds of service; replaces the categories of the list. */
  service?: HealthCategory[];
  priority?: Priority[];
  /** Assigned team members; `me` is the current user, `nobody` finds unassigned requests. */
  assignees?: string[];
  /** First and last day in the facility's time zone, both inclusive. */
  from?: string;
  to?: string;
};

/** Search parameters of the requests screen. */
export type RequestsSearch = {
  list?: RequestList;
  /** Id of the open conversation. */
  conversation?: string;
  /** Id of the open diary entry. */
  entry?: string;
  /** Sequence number of the message to open the conversation at. */
  seq?: number;
  /** Name of the video meeting to join. */
  video?: string;
} & RequestsFilter & {
    /** `context`: on small screens, pets and client instead of the conversation. `note`: the visit note beside it. */
    panel?: 'context' | 'note';
    /** Id of the pet whose visit note is open. */
    notePet?: string;
  };

const TEXT_MAX = 200;
/** Values of the filter by assignee that are no ids. */
const ASSIGNEE_WORDS = ['me', 'nobody'] as const;
const readAssigneeWord = oneOf(ASSIGNEE_WORDS);

/** Parses the search parameters; unknown and invalid values are dropped. */
export function readRequestsSearch(search: Readonly<Record<string, unknown>>): RequestsSearch {
  const list = REQUEST_LISTS.find((name) => name === search['list']);
  const conversation = readWord(search['conversation']);
  const entry = conversation ? undefined : readId(search['entry']);
  const seq = Number(search['seq']);
  const video = readWord(search['video']);
  return {
    ...(list && { list }),
    ...(conversation && { conversation }),
    ...(entry && { entry }),
    ...(Number.isSafeInteger(seq) && seq > 0 && { seq }),
    ...(conversation && video && { video }),
    ...readFilter(search),
    ...(search['panel'] === 'context' && { panel: 'context' }),
    ...(conversation && readNotePanel(search)),
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
  const service = readList(search['service'], oneOf(HEALTH_CATEGORIES));
  const priority = readList(search['priority'], oneOf(PRIORITIES));
  const assignees = readList(
    search['assignees'],
    (value) => readAssigneeWord(value) ?? readId(value),
  );
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
    ...(service && { service }),
    ...(priority && { priority }),
    ...(assignees && { assignees }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** The visit note of a pet beside the conversation; nothing without a pet. */
function readNotePanel(
  search: Readonly<Record<string, unknown>>,
): Pick<RequestsSearch, 'panel' | 'notePet'> {
  const notePet = readId(search['notePet']);
  return search['panel'] === 'note' && notePet ? { panel: 'note', notePet } : {};
}
