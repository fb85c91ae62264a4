import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import type { CallAnswer, AnswerPage } from '../api/call-types.ts';
import { serverNow } from '../api/server-clock.ts';
import { isLater, laterOf } from './thread/instants.ts';
import { conversationKeys } from './keys.ts';
import { type ConversationPages, conversationsIn } from './lists/pages.ts';
import type { Thread } from './thread/thread.ts';
import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import { CONVERSATION_LIST_KEYS, refreshLists } from './lists/refresh-lists.ts';

type ConversationCursor = CallAnswer<'readConversationCursors'>[number];
type CachedVersion = {
  readonly seq: number;
  readonly unread: number;
  readonly dateUpdated: string;
};

const EPOCH = new Date(0).toISOString();

/** A change gets its date before its commit, so it may become visible after a later one. */
const OVERLAP_MS = MINUTE_MS;

/** Maximum number of cursors per page. */
const CURSOR_PAGE_SIZE = 200;

/** Maximum time between reading an answer on the server and showing it. */
const MAX_DELIVERY_MS = MINUTE_MS;

/**
 * Creates a function that reads which conversations changed while the app was disconnected and refreshes the outdated
 * ones. It asks for changes since the newest date received from the server, so the device's clock does not matter.
 */
export function createCatchUp(api: Api, client: QueryClient): () => Promise<void> {
  /** Last change of each conversation that no list shows, so that the lists are refreshed once per change. */
  const unlistedChanges = new Map<string, string>();
  let isFirst = true;
  return async () => {
    const cached = cachedConversations(client);
    const newest = [...cached.values()]
      .map(({ dateUpdated }) => dateUpdated)
      .reduce(laterOf, EPOCH);
    if (newest === EPOCH) return refreshLists(client);

    // Before the first catch-up, everything on screen was read from the server.
    const readAt = isFirst ? listsCompleteUntil(client) : EPOCH;
    const since = new Date(Date.parse(newest) - OVERLAP_MS).toISOString();
    const cursors = await readCursorsSince(api, since);
    isFirst = false;
    const changed = cursors.filter((cursor) => {
      const shown = cached.get(cursor.conversationId);
      if (shown) return isChanged(cursor, shown);
      const isNew = isLater(
        cursor.dateUpdated,
        unlistedChanges.get(cursor.conversationId) ?? readAt,
      );
      unlistedChanges.set(cursor.conversationId, cursor.dateUpdated);
      return isNew;
    });
    for (const { conversationId } of changed)
      refreshQueries(client, conversationKeys.detail(conversationId));
    if (changed.length > 0) refreshLists(client);
  };
}

/** Returns the latest server time before which every list is complete. */
function listsCompleteUntil(client: QueryClient): string {
  const lists = CONVERSATION_LIST_KEYS.flatMap((queryKey) =>
    client.getQueryCache().findAll({ queryKey }),
  );
  const read = lists.map(({ state }) =>
    state.data === undefined ? Date.now() : state.dataUpdatedAt,
  );
  const oldest = Math.min(Date.now(), ...read);
  return new Date(serverNow(oldest) - OVERLAP_MS - MAX_DELIVERY_MS).toISOString();
}

/** Reads all pages, so that nothing is missed after a long absence. */
async function readCursorsSince(api: Api, since: string): Promise<ConversationCursor[]> {
  const cursors: ConversationCursor[] = [];
  let next: string | null = null;
  do {
    const query = { since, limit: CURSOR_PAGE_SIZE, ...(next !== null && { cursor: next }) };
    const page: AnswerPage<ConversationCursor> = await api.readConversationCursors({ query });
    cursors.push(...page.items);
    next = page.next;
  } while (next !== null);
  return cursors;
}

const isChanged = (cursor: ConversationCursor, cached: CachedVersion): boolean =>
  cursor.seq !== cached.seq ||
  cursor.unread !== cached.unread ||
  isLater(cursor.dateUpdated, cached.dateUpdated);

/** Returns the cached version of each conversation; the older one where a thread and a list differ. */
export function cachedConversations(client: QueryClient): Map<string, CachedVersion> {
  const cached = new Map<string, CachedVersion>();
  const threads = client.getQueriesData<Thread>({ queryKey: conversationKeys.details });
  const lists = client.getQueriesData<ConversationPages>({ queryKey: conversationKeys.lists });
  const all = [
    ...threads.flatMap(([, thread]) => thread ?? []),
    ...lists.flatMap(([, pages]) => conversationsIn(pages)),
  ];
  for (const conversation of all) {
    const other = cached.get(conversation.id);
    if (!other || isLater(other.dateUpdated, conversation.dateUpdated))
      cached.set(conversation.id, conversation);
  }
  return cached;
}
