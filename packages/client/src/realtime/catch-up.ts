import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import type { AnswerOfKey, AnswerPage } from '../api/call-types.ts';
import { serverNow } from '../api/server-clock.ts';
import { isLater, laterOf } from '../conversations/thread/instants.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { conversationsIn } from '../inbox/pages.ts';
import type { ConversationPages } from '../inbox/queries.ts';
import type { Thread } from '../conversations/thread/thread.ts';
import { renew } from './refetch-after-in-flight.ts';
import { LISTS, refreshLists } from './receive.ts';

type Head = AnswerOfKey<'GET /events/heads'>[number];
type Known = { readonly seq: number; readonly unread: number; readonly dateUpdated: string };

const EPOCH = new Date(0).toISOString();

/** Changes are dated before they are committed, so that one may become visible after a later one. */
const OVERLAP_MS = MINUTE_MS;

/** As many heads as one answer may hold. */
const HEADS_LIMIT = 200;

/** Answers that were read before a change may be shown after it for as long as this. */
const ON_THE_WAY_MS = MINUTE_MS;

/**
 * Creates what asks which conversations changed while nobody told this app, and renews those that it shows otherwise than
 * they are. The instant it asks from is the newest one the server has told, so the device's clock does not matter.
 */
export function createCatchUp(api: Api, client: QueryClient): () => Promise<void> {
  /** Changes of conversations that no list shows: for each of them the lists are asked for once. */
  const passed = new Map<string, string>();
  let isFirst = true;
  return async () => {
    const known = knownConversations(client);
    const newest = [...known.values()].map(({ dateUpdated }) => dateUpdated).reduce(laterOf, EPOCH);
    if (newest === EPOCH) return refreshLists(client);

    // What is shown when nothing has been asked yet was read from the server whole.
    const readAt = isFirst ? listsReadAt(client) : EPOCH;
    const since = new Date(Date.parse(newest) - OVERLAP_MS).toISOString();
    const heads = await headsSince(api, since);
    isFirst = false;
    const changed = heads.filter((head) => {
      const shown = known.get(head.conversationId);
      if (shown) return isNews(head, shown);
      const isNew = isLater(head.dateUpdated, passed.get(head.conversationId) ?? readAt);
      passed.set(head.conversationId, head.dateUpdated);
      return isNew;
    });
    for (const { conversationId } of changed)
      renew(client, conversationKeys.detail(conversationId));
    if (changed.length > 0) refreshLists(client);
  };
}

/** Returns since when at the latest, by the server's clock, something may be missing in one of the lists. */
function listsReadAt(client: QueryClient): string {
  const lists = LISTS.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey }));
  const read = lists.map(({ state }) =>
    state.data === undefined ? Date.now() : state.dataUpdatedAt,
  );
  const oldest = Math.min(Date.now(), ...read);
  return new Date(serverNow(oldest) - OVERLAP_MS - ON_THE_WAY_MS).toISOString();
}

/** Reads every page: whoever was away for long misses nothing beyond the first. */
async function headsSince(api: Api, since: string): Promise<Head[]> {
  const heads: Head[] = [];
  let cursor: string | null = null;
  do {
    const query = { since, limit: HEADS_LIMIT, ...(cursor !== null && { cursor }) };
    const page: AnswerPage<Head> = await api.page('GET /events/heads', { query });
    heads.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return heads;
}

const isNews = (head: Head, known: Known): boolean =>
  head.seq !== known.seq ||
  head.unread !== known.unread ||
  isLater(head.dateUpdated, known.dateUpdated);

/** Returns what is cached of each conversation; where a thread and lists differ, the one that is further behind. */
export function knownConversations(client: QueryClient): Map<string, Known> {
  const known = new Map<string, Known>();
  const threads = client.getQueriesData<Thread>({ queryKey: conversationKeys.details });
  const lists = client.getQueriesData<ConversationPages>({ queryKey: conversationKeys.lists });
  const all = [
    ...threads.flatMap(([, thread]) => thread ?? []),
    ...lists.flatMap(([, pages]) => conversationsIn(pages)),
  ];
  for (const conversation of all) {
    const other = known.get(conversation.id);
    if (!other || isLater(other.dateUpdated, conversation.dateUpdated))
      known.set(conversation.id, conversation);
  }
  return known;
}
