import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { type ApiClient, useClient } from '../../ClientProvider.tsx';
import type { ReceivingViewer } from '../../realtime/receiver.ts';
import { whenLoaded } from '../../realtime/when-loaded.ts';
import { useMe } from '../../session/use-me.ts';
import { exclusively } from '../../storage/exclusively.ts';
import type { InDatabase } from '../../storage/in-database.ts';
import { usePersonDatabase } from '../../session/PersonDatabaseProvider.tsx';
import { conversationKeys } from '../keys.ts';
import { createMessageOutbox, type MessageOutbox, type NewMessage } from './outbox.ts';
import { DIARY, type OutgoingNote, type OutboxMessage } from '../../storage/outbox-message.ts';
import { outboxStore } from './outbox-store.ts';
import { waitToRetry } from '../../device/wait-to-retry.ts';

const OutboxContext = createContext<MessageOutbox | null>(null);

/**
 * Sends queued messages, including those written in earlier sessions. One tab at a time sends the messages of all
 * tabs.
 */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const inDatabase = usePersonDatabase();
  const { id, isVet } = useMe();
  const { outbox, start } = useMemo(
    () => createPersonOutbox(client, queryClient, inDatabase, { id, isVet }),
    [client, queryClient, inDatabase, id, isVet],
  );
  useEffect(start, [start]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** Returns the outbox of the signed-in person. */
export function useOutbox(): MessageOutbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox must be used inside an OutboxProvider');
  return outbox;
}

/** Returns the unsent messages of a conversation, or the unsent notes of the `DIARY`, oldest first. */
export function usePendingMessages(conversationId: string): readonly OutboxMessage[] {
  const outbox = useOutbox();
  const messages = useSyncExternalStore(outbox.subscribe, outbox.messages);
  return useMemo(
    () => messages.filter((message) => message.conversationId === conversationId),
    [messages, conversationId],
  );
}

/** Returns the uploaded share of a message's file, from 0 to 1; null while it is not uploading. */
export function useUploadProgress(clientId: string): number | null {
  const { shares } = useOutbox();
  return useSyncExternalStore(shares.subscribe, shares.value).get(clientId) ?? null;
}

/** Returns whether an unsent message is stored in the browser, so that it survives closing the tab. */
export function useIsStored(clientId: string): boolean {
  const { unstored } = useOutbox();
  return !useSyncExternalStore(unstored.subscribe, unstored.value).has(clientId);
}

/** Returns a function that queues a note for a family's diary. */
export function useSendNote() {
  const outbox = useOutbox();
  return (note: OutgoingNote, written: Pick<NewMessage, 'clientId' | 'message' | 'file'>) =>
    outbox.enqueue({ ...written, conversationId: DIARY, note });
}

/** Returns a function that queues a message for a conversation. */
export function useSendMessage(conversationId: string) {
  const outbox = useOutbox();
  return useCallback(
    (message: string, file: Blob | null) => outbox.enqueue({ conversationId, message, file }),
    [outbox, conversationId],
  );
}

function createPersonOutbox(
  { api, app }: ApiClient,
  queryClient: QueryClient,
  inDatabase: InDatabase,
  viewer: ReceivingViewer,
) {
  const name = `zampa.${app}.${viewer.id}.outbox`;
  let notifyOtherTabs = () => {};
  const outbox = createMessageOutbox({
    store: outboxStore(inDatabase, () => notifyOtherTabs()),
    async deliver(message, way) {
      const { deliver } = await loadSending();
      await deliver(api, queryClient, viewer, message, way);
    },
    wait: waitToRetry,
    now: () => new Date(),
  });

  const start = () => {
    const channel = new BroadcastChannel(name);
    const stop = new AbortController();
    notifyOtherTabs = () => channel.postMessage('changed');
    channel.addEventListener('message', () => void refreshAfterOtherTab(outbox, queryClient));
    void outbox.reload();
    // Aborting the wait for the lock stops a tab that never acquired it.
    const run = () => {
      exclusively(name, () => outbox.run(stop.signal), stop.signal).catch(() => undefined);
      return () => stop.abort();
    };
    const stopSending = whenLoaded(loadSending, run);
    return () => {
      notifyOtherTabs = () => {};
      stopSending();
      channel.close();
    };
  };
  return { outbox, start };
}

/** Loads the code that sends messages; showing them does not need it. Loaded once. */
const loadSending = () => import('./sending.ts');

/**
 * Messages that disappeared were sent by the other tab: refetch their conversations, in case the socket is
 * disconnected.
 */
async function refreshAfterOtherTab(outbox: MessageOutbox, queryClient: QueryClient) {
  const before = outbox.messages();
  await outbox.reload();
  const pendingIds = new Set(outbox.messages().map(({ clientId }) => clientId));
  for (const { clientId, conversationId } of before)
    if (!pendingIds.has(clientId) && conversationId === DIARY)
      void queryClient.invalidateQueries({ queryKey: conversationKeys.others });
    else if (!pendingIds.has(clientId))
      void queryClient.invalidateQueries({ queryKey: conversationKeys.detail(conversationId) });
}
