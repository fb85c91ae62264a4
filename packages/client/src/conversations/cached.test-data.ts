import { QueryClient } from '@tanstack/react-query';
import type { ConversationPages } from './lists/pages.ts';
import { conversationKeys } from './keys.ts';
import { conversation, thread } from './samples.test-data.ts';
import type { Thread } from './thread/thread.ts';

export const threadKey = conversationKeys.detail('c');
export const listKey = [...conversationKeys.lists, {}];

export function cachedClient() {
  const client = new QueryClient();
  const page = { items: [conversation([1, 2])], next: null, total: null };
  client.setQueryData<Thread>(threadKey, thread([1, 2]));
  client.setQueryData<ConversationPages>(listKey, { pages: [page], pageParams: [null] });
  return client;
}

export const cachedThread = (client: QueryClient) => client.getQueryData<Thread>(threadKey);
export const firstListed = (client: QueryClient) =>
  client.getQueryData<ConversationPages>(listKey)?.pages[0]?.items[0];
export const isStale = (client: QueryClient, key: readonly unknown[]) =>
  client.getQueryState(key)?.isInvalidated;
