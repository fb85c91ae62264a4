import 'fake-indexeddb/auto';
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Api } from '../api.ts';
import { apiOf } from '../recording-api.test-data.ts';
import type { ApiClient } from '../ClientProvider.tsx';
import { conversationKeys } from '../conversations/keys.ts';
import { thread } from '../conversations/samples.test-data.ts';
import { inboxQuery } from '../inbox/use-inbox.ts';
import { staleSince } from '../offline/stale-since.ts';
import { saveReadMark } from '../conversations/thread/read-marks.ts';
import { fakeSocket } from '../realtime/fake-socket.test-data.ts';
import type { Connection } from '../realtime/publish-connection.ts';
import { deletePersonData } from '../storage/delete-person-data.ts';
import { inOpenDatabase } from '../storage/in-database.test-data.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { startBackgroundTasks } from './start-background-tasks.ts';

const { connections, device } = vi.hoisted(() => ({
  connections: [] as unknown[],
  device: { started: 0, stopped: 0 },
}));
vi.mock('../realtime/connect.ts', () => ({ connect: () => connections.at(-1) }));
vi.mock('./start-device-tasks.ts', () => ({
  startDeviceTasks: () => {
    device.started += 1;
    return () => void (device.stopped += 1);
  },
}));

const MARK = { conversationId: 'c', seq: 7 };

/** The inbox query key as the app uses it: staff read their own items at one facility. */
const inboxKey = (facilityId?: string): QueryKey =>
  inboxQuery({} as Api, 'en', facilityId ? { facilityId, scope: 'MINE' } : {}).queryKey;

beforeEach(() => {
  staleSince.become(null);
  Object.assign(device, { started: 0, stopped: 0 });
  // Runs last, after the cleanup that a test itself registers.
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await deletePersonData('owner');
  });
});

/**
 * Marta's app, with a read mark that was saved offline. `keptAt` is set if the app was started offline; with `isVet`
 * the person is a vet.
 */
async function startApp({ keptAt, isVet = false }: { keptAt?: number; isVet?: boolean } = {}) {
  let idleCallback: (() => void) | undefined;
  const requestIdleCallback = (run: () => void) => {
    idleCallback = run;
    return 1;
  };
  const cancelIdleCallback = () => void (idleCallback = undefined);
  const idle = { requestIdleCallback, cancelIdleCallback };
  for (const [name, call] of Object.entries(idle)) vi.stubGlobal(name, call);
  vi.stubGlobal('window', Object.assign(new EventTarget(), idle));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  const socket = fakeSocket({ connected: false });
  connections.push(socket);
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const send = async (call: string, { body }: { body?: unknown } = {}) =>
    void sent.push({ call, body });
  let renewed = 0;
  const state = { status: 'signedIn', user: { id: 'marta' }, ...(keptAt && { keptAt }) };
  const session = { state: () => state, renew: async () => void (renewed += 1) };
  const pages: string[] = [];
  const page = (call: string) => {
    pages.push(call);
    return Promise.reject(new Error('No answer'));
  };
  const api = apiOf(send, { page });
  const client = { app: 'owner', origin: '', session, api } as unknown as ApiClient;
  const queryClient = new QueryClient();
  queryClient.setQueryData(['me'], 'as it was kept');
  onTestFinished(() => queryClient.clear());
  const database = openPersonDatabase('owner', 'marta');
  onTestFinished(async () => (await database).close());
  const inDatabase = inOpenDatabase(database);
  await saveReadMark(inDatabase, MARK);
  const reported: Connection[] = [];
  const stop = startBackgroundTasks(
    { client, queryClient, inDatabase, viewer: { id: 'marta', isVet } },
    { setConnection: (connection) => reported.push(connection), setTyping: () => undefined },
  );
  onTestFinished(stop);
  const become = (connected: boolean) => {
    socket.connected = connected;
    socket.emitReserved(connected ? 'connect' : 'disconnect');
  };
  const isMeStale = () => queryClient.getQueryState(['me'])?.isInvalidated;
  const marks = () => sent.filter(({ call }) => call === 'PUT /events/seen');
  return {
    queryClient,
    reported,
    become,
    stop,
    marks,
    pages,
    isMeStale,
    isConnected: () => socket.connected,
    renewed: () => renewed,
    becomeIdle: () => idleCallback?.(),
    isIdlePending: () => idleCallback !== undefined,
  };
}

describe('a lost connection', () => {
  it('is reported, and sets staleSince to the first moment offline', async () => {
    const { reported, become } = await startApp();
    const before = Date.now();
    become(false);
    const since = staleSince.value();
    expect(since).toBeGreaterThanOrEqual(before);
    become(false);
    expect(staleSince.value()).toBe(since);
    expect(reported).toEqual(['connecting', 'connecting']);
  });

  it('keeps an earlier staleSince of data that came from the offline cache', async () => {
    const { become } = await startApp();
    staleSince.become(1000);
    become(false);
    expect(staleSince.value()).toBe(1000);
  });
});

describe('a restored connection', () => {
  it('sends saved read marks once and clears staleSince', async () => {
    const { reported, become, marks, renewed, isMeStale } = await startApp();
    become(false);
    become(true);
    await expect.poll(marks).toEqual([{ call: 'PUT /events/seen', body: MARK }]);
    expect(staleSince.value()).toBeNull();
    expect(reported).toEqual(['connecting', 'online']);
    // The user was already read when the app started.
    expect([renewed(), isMeStale()]).toEqual([0, false]);
  });

  it('renews the session first if the app was started offline', async () => {
    const { become, marks, renewed, isMeStale } = await startApp({ keptAt: 1000 });
    become(true);
    await expect.poll(marks).toHaveLength(1);
    expect([renewed(), isMeStale()]).toEqual([1, true]);
  });

  it('loads video meetings, because their events were missed during the disconnect', async () => {
    const { become, pages, marks } = await startApp();
    const inbox = () => pages.filter((call) => call === 'GET /inbox').length;
    become(true);
    await expect.poll(marks).toHaveLength(1);
    expect(inbox()).toBe(0);
    become(false);
    become(true);
    await expect.poll(inbox).toBe(1);
  });

  it('loads video meetings immediately if the inbox lists one', async () => {
    const { queryClient, become, pages } = await startApp();
    const items = [{ kind: 'VIDEO_WAITING' }];
    queryClient.setQueryData(inboxKey(), { pages: [{ items }] });
    become(true);
    await expect.poll(() => pages.filter((call) => call === 'GET /inbox').length).toBe(1);
  });

  it.each([
    { kind: 'VIDEO_CALL', asks: 1 },
    { kind: 'MESSAGE', asks: 0 },
  ])('waits for the pending inbox; $kind makes it load meetings: $asks', async ({ kind, asks }) => {
    const { queryClient, become, pages, becomeIdle } = await startApp();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const reading = queryClient.fetchQuery({ queryKey: inboxKey(), queryFn: () => promise });
    become(true);
    becomeIdle();
    const inbox = () => pages.filter((call) => call === 'GET /inbox').length;
    await expect.poll(() => device.started).toBe(1);
    expect(inbox()).toBe(0);
    resolve({ pages: [{ items: [{ kind }] }] });
    await reading;
    // The load after a reconnect comes on top.
    become(false);
    become(true);
    await expect.poll(inbox).toBe(asks + 1);
  });

  it('loads video meetings when idle if no screen reads the inbox', async () => {
    const { queryClient, become, pages, becomeIdle } = await startApp();
    const inbox = () => pages.filter((call) => call === 'GET /inbox').length;
    become(true);
    becomeIdle();
    await expect.poll(inbox).toBe(1);
    // The pending check is over: only the reconnect loads again.
    queryClient.setQueryData(inboxKey(), { pages: [{ items: [{ kind: 'VIDEO_CALL' }] }] });
    become(false);
    become(true);
    await expect.poll(inbox).toBe(2);
  });

  it.each([
    { who: 'a vet', isVet: true, asks: 1 },
    { who: 'an owner', isVet: false, asks: 0 },
  ])(
    'loads meetings at most once when idle for $who whose inbox lists none: $asks',
    async ({ isVet, asks }) => {
      const { queryClient, become, pages, becomeIdle } = await startApp({ isVet });
      const inbox = () => pages.filter((call) => call === 'GET /inbox').length;
      const items = [{ kind: 'MESSAGE' }];
      const shown = { pages: [{ items }] };
      queryClient.setQueryData(inboxKey(isVet ? 'facility' : undefined), shown);
      become(true);
      await expect.poll(() => staleSince.value()).toBeNull();
      expect(inbox()).toBe(0);
      becomeIdle();
      await expect.poll(() => device.started).toBe(1);
      // The load after a reconnect comes on top.
      become(false);
      become(true);
      await expect.poll(inbox).toBe(asks + 1);
    },
  );

  it('waits for the fresh inbox while a cached one is shown', async () => {
    const { queryClient, become, pages, becomeIdle } = await startApp({ keptAt: 1000 });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    // If conversations are cached, only changes are requested.
    queryClient.setQueryData(conversationKeys.detail('c'), thread([1]));
    const queryKey = inboxKey();
    queryClient.setQueryData(queryKey, { pages: [{ items: [] }] });
    const options = { queryKey, queryFn: () => promise, staleTime: Infinity };
    const observer = new QueryObserver(queryClient, options);
    onTestFinished(observer.subscribe(() => undefined));
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    become(true);
    becomeIdle();
    await expect.poll(() => queryClient.isFetching({ queryKey })).toBe(1);
    expect(pages).not.toContain('GET /inbox');
    resolve({ pages: [{ items: [{ kind: 'VIDEO_CALL' }] }] });
    await expect.poll(() => pages).toContain('GET /inbox');
  });

  it('loads video meetings if the page was idle before and no screen reads the inbox', async () => {
    const { become, pages, becomeIdle } = await startApp();
    becomeIdle();
    await expect.poll(() => device.started).toBe(1);
    expect(pages).toEqual([]);
    become(true);
    await expect.poll(() => pages).toContain('GET /inbox');
  });

  it('refetches visible queries that failed or are invalidated, and no others', async () => {
    const { queryClient, become, marks } = await startApp();
    const fetched: string[] = [];
    const watch = async (name: string, fails = false) => {
      const queryFn = () => {
        fetched.push(name);
        return fails && fetched.filter((each) => each === name).length === 1
          ? Promise.reject(new Error('No answer'))
          : Promise.resolve(name);
      };
      const options = { queryKey: [name], queryFn, retry: false, staleTime: Infinity };
      const observer = new QueryObserver(queryClient, options);
      onTestFinished(observer.subscribe(() => undefined));
      await vi.waitFor(() => expect(queryClient.getQueryState([name])?.fetchStatus).toBe('idle'));
    };
    await watch('failed', true);
    await watch('old');
    await watch('good');
    await queryClient.invalidateQueries({ queryKey: ['old'], refetchType: 'none' });
    fetched.length = 0;
    become(true);
    await expect.poll(marks).toHaveLength(1);
    expect(fetched.toSorted()).toEqual(['failed', 'old']);
  });
});

describe('background tasks', () => {
  it('start the device tasks when the page is idle and stop at sign-out', async () => {
    const { become, isConnected, becomeIdle, stop } = await startApp();
    become(true);
    expect(device.started).toBe(0);
    becomeIdle();
    await expect.poll(() => device.started).toBe(1);
    expect([device.stopped, isConnected()]).toEqual([0, true]);
    stop();
    expect([device.stopped, isConnected()]).toEqual([1, false]);
  });

  it('do not start the device tasks after a sign-out', async () => {
    const { isIdlePending, stop } = await startApp();
    expect(isIdlePending()).toBe(true);
    stop();
    expect(isIdlePending()).toBe(false);
  });
});
