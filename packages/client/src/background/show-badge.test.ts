import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { conversationKeys } from '../conversations/keys.ts';
import { showBadge } from './show-badge.ts';

/** Stubs the app icon and returns the calls to its badge; `answer` may reject. */
function stubBadge(answer: () => Promise<void> = () => Promise.resolve()) {
  const calls: (number | 'cleared')[] = [];
  const record = (value: number | 'cleared') => {
    calls.push(value);
    return answer();
  };
  const device = { setAppBadge: record, clearAppBadge: () => record('cleared') };
  vi.stubGlobal('navigator', device);
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

/** Pages of an inbox list with the server's total. */
const inboxPages = (total: number) => ({
  pages: [{ items: [], next: null, total }],
  pageParams: [],
});
const listKey = (filter: string) => [...conversationKeys.waiting, filter];

it('showBadge shows the total of the most recently loaded inbox list, and sets each number once', () => {
  const calls = stubBadge();
  const client = new QueryClient();
  const setList = (filter: string, total: number, updatedAt: number) =>
    client.setQueryData(listKey(filter), inboxPages(total), { updatedAt });
  setList('all', 4, 1000);
  const stop = showBadge(client);
  setList('all', 4, 2000);
  setList('mine', 2, 3000);
  setList('mine', 0, 4000);
  client.setQueryData([...conversationKeys.waitingParts, 'signs'], inboxPages(9), {
    updatedAt: 5000,
  });
  client.setQueryData(conversationKeys.lists, inboxPages(8), { updatedAt: 6000 });
  expect(calls).toEqual([4, 2, 0]);
  stop();
});

it('showBadge shows nothing before a list is loaded, and ignores failed loads', async () => {
  const calls = stubBadge();
  const client = new QueryClient();
  const stop = showBadge(client);
  const queryFn = () => Promise.reject(new Error('No answer'));
  await client.prefetchQuery({ queryKey: listKey('all'), queryFn, retry: false });
  expect(calls).toEqual([]);
  client.setQueryData(listKey('all'), inboxPages(3));
  client.removeQueries({ queryKey: conversationKeys.waiting });
  client.setQueryData(conversationKeys.lists, 'something else');
  expect(calls).toEqual([3]);
  stop();
});

it('showBadge clears the badge when the person signs out', () => {
  const calls = stubBadge();
  const client = new QueryClient();
  client.setQueryData(listKey('all'), inboxPages(5));
  showBadge(client)();
  client.setQueryData(listKey('all'), inboxPages(6));
  expect(calls).toEqual([5, 'cleared']);
});

it('showBadge tolerates a browser without badges and one that rejects them', async () => {
  const client = new QueryClient();
  client.setQueryData(listKey('all'), inboxPages(5));
  vi.stubGlobal('navigator', {});
  expect(() => showBadge(client)()).not.toThrow();
  // An unhandled rejection would fail the run.
  const calls = stubBadge(() => Promise.reject(new Error('Not allowed')));
  showBadge(client)();
  await Promise.resolve();
  expect(calls).toEqual([5, 'cleared']);
});
