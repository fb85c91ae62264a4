import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { conversationKeys } from '../conversations/keys.ts';
import { showBadge } from './show-badge.ts';

/** An app's icon, with what was done to its badge; it may refuse. */
function icon(answer: () => Promise<void> = () => Promise.resolve()) {
  const done: (number | 'cleared')[] = [];
  const note = (what: number | 'cleared') => {
    done.push(what);
    return answer();
  };
  const device = { setAppBadge: note, clearAppBadge: () => note('cleared') };
  vi.stubGlobal('navigator', device);
  onTestFinished(() => void vi.unstubAllGlobals());
  return done;
}

/** What waits for somebody, as the server counts it. */
const waiting = (total: number) => ({ pages: [{ items: [], next: null, total }], pageParams: [] });
const listKey = (filter: string) => [...conversationKeys.waiting, filter];

it('shows what waits by the list that was asked for last, each number once', () => {
  const done = icon();
  const client = new QueryClient();
  const put = (filter: string, total: number, updatedAt: number) =>
    client.setQueryData(listKey(filter), waiting(total), { updatedAt });
  put('all', 4, 1000);
  const stop = showBadge(client);
  put('all', 4, 2000);
  put('mine', 2, 3000);
  put('mine', 0, 4000);
  client.setQueryData([...conversationKeys.waitingParts, 'signs'], waiting(9), { updatedAt: 5000 });
  client.setQueryData(conversationKeys.lists, waiting(8), { updatedAt: 6000 });
  expect(done).toEqual([4, 2, 0]);
  stop();
});

it('shows nothing before anything is known, nor what could not be asked', async () => {
  const done = icon();
  const client = new QueryClient();
  const stop = showBadge(client);
  const queryFn = () => Promise.reject(new Error('No answer'));
  await client.prefetchQuery({ queryKey: listKey('all'), queryFn, retry: false });
  expect(done).toEqual([]);
  client.setQueryData(listKey('all'), waiting(3));
  client.removeQueries({ queryKey: conversationKeys.waiting });
  client.setQueryData(conversationKeys.lists, 'something else');
  expect(done).toEqual([3]);
  stop();
});

it('goes with the person', () => {
  const done = icon();
  const client = new QueryClient();
  client.setQueryData(listKey('all'), waiting(5));
  showBadge(client)();
  client.setQueryData(listKey('all'), waiting(6));
  expect(done).toEqual([5, 'cleared']);
});

it('asks nothing of a browser that has no badges, and forgives one that refuses them', async () => {
  const client = new QueryClient();
  client.setQueryData(listKey('all'), waiting(5));
  vi.stubGlobal('navigator', {});
  expect(() => showBadge(client)()).not.toThrow();
  // What nobody catches fails the run.
  const done = icon(() => Promise.reject(new Error('Not allowed')));
  showBadge(client)();
  await Promise.resolve();
  expect(done).toEqual([5, 'cleared']);
});
