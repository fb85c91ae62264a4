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
import { useClient } from '../../ClientProvider.tsx';
import type { ApiClient } from '../../create-api-client.ts';
import type { ReceivingViewer } from '../../realtime/receive.ts';
import { whenLoaded } from '../../realtime/when-loaded.ts';
import { useMe } from '../../session/use-me.ts';
import { exclusively } from '../../storage/exclusively.ts';
import type { InDatabase } from '../../storage/in-database.ts';
import { usePersonDatabase } from '../../storage/PersonDatabaseProvider.tsx';
import { conversationKeys } from '../keys.ts';
import { createMessageOutbox, type MessageOutbox, type NewMessage } from './outbox.ts';
import { DIARY, type OutgoingNote, type OutboxMessage } from './outbox-message.ts';
import { outboxStore } from './outbox-store.ts';
import { waitToRetry } from '../../device/wait-to-retry.ts';

const OutboxContext = createContext<MessageOutbox | null>(null);

/** Sends what was written, also before this page was opened; one tab at a time does it for all of them. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const inDatabase = usePersonDatabase();
  const { id, isVet } = useMe();
  const { outbox, start } = useMemo(
    () => personOutbox(client, queryClient, inDatabase, { id, isVet }),
    [client, queryClient, inDatabase, id, isVet],
  );
  useEffect(start, [start]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** Returns the messages of the signed-in person that are on their way. */
export function useOutbox(): MessageOutbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider around it');
  return outbox;
}

/** Returns the messages of a conversation, or the notes of the `DIARY`, that have not arrived yet, oldest first. */
export function usePendingMessages(conversationId: string): readonly OutboxMessage[] {
  const outbox = useOutbox();
  const messages = useSyncExternalStore(outbox.subscribe, outbox.messages);
  return useMemo(
    () => messages.filter((message) => message.conversationId === conversationId),
    [messages, conversationId],
  );
}

/** Returns how much of a message’s file has gone, from 0 to 1; `null` while it is not on its way. */
export function useSentShare(clientId: string): number | null {
  const { shares } = useOutbox();
  return useSyncExternalStore(shares.subscribe, shares.value).get(clientId) ?? null;
}

/** Tells whether a message that has not arrived yet is kept by this browser, and outlives the tab. */
export function useIsKept(clientId: string): boolean {
  const { beingKept } = useOutbox();
  return !useSyncExternalStore(beingKept.subscribe, beingKept.value).has(clientId);
}

/** Writes into the diary of a family; it goes out as soon as it can. */
export function useWriteNote() {
  const outbox = useOutbox();
  return (note: OutgoingNote, written: Pick<NewMessage, 'clientId' | 'message' | 'file'>) =>
    outbox.enqueue({ ...written, conversationId: DIARY, note });
}

/** Returns how a message is written into a conversation; it goes out as soon as it can. */
export function useSendMessage(conversationId: string) {
  const outbox = useOutbox();
  return useCallback(
    (message: string, file: Blob | null) => outbox.enqueue({ conversationId, message, file }),
    [outbox, conversationId],
  );
}

function personOutbox(
  { api, app }: ApiClient,
  queryClient: QueryClient,
  inDatabase: InDatabase,
  viewer: ReceivingViewer,
) {
  const name = `zampa.${app}.${viewer.id}.outbox`;
  let tellOtherTabs = () => {};
  const outbox = createMessageOutbox({
    store: outboxStore(inDatabase, () => tellOtherTabs()),
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
    tellOtherTabs = () => channel.postMessage('changed');
    channel.addEventListener('message', () => void followOtherTab(outbox, queryClient));
    void outbox.reload();
    // An ended wait for the lock is how a tab that never got it stops.
    const run = () => {
      exclusively(name, () => outbox.run(stop.signal), stop.signal).catch(() => undefined);
      return () => stop.abort();
    };
    const stopSending = whenLoaded(loadSending, run);
    return () => {
      tellOtherTabs = () => {};
      stopSending();
      channel.close();
    };
  };
  return { outbox, start };
}

/** Sends what was written; a page shows it before that. Once it has been loaded, it is there for good. */
const loadSending = () => import('./sending.ts');

/** What is gone has been sent by the other tab: its event is asked for, in case the socket is away. */
async function followOtherTab(outbox: MessageOutbox, queryClient: QueryClient) {
  const before = outbox.messages();
  await outbox.reload();
  const left = new Set(outbox.messages().map(({ clientId }) => clientId));
  for (const { clientId, conversationId } of before)
    if (!left.has(clientId) && conversationId === DIARY)
      void queryClient.invalidateQueries({ queryKey: conversationKeys.others });
    else if (!left.has(clientId))
      void queryClient.invalidateQueries({ queryKey: conversationKeys.detail(conversationId) });
}
