import 'fake-indexeddb/auto';
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Api } from '../api.ts';
import type { ApiClient } from '../create-api-client.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { thread } from '../conversations/samples.test-data.ts';
import { inboxQuery } from '../inbox/use-inbox.ts';
import { asOf } from '../offline/as-of.ts';
import { keepMark } from '../offline/kept-marks.ts';
import { fakeSocket } from '../realtime/fake-socket.test-data.ts';
import type { Connection } from '../realtime/publish-connection.ts';
import { forgetPeople } from '../storage/forget-people.ts';
import { inOpened } from '../storage/in-database.test-data.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { startBehind } from './start-behind.ts';

const { connections, device } = vi.hoisted(() => ({
  connections: [] as unknown[],
  device: { started: 0, stopped: 0 },
}));
vi.mock('../realtime/connect.ts', () => ({ connect: () => connections.at(-1) }));
vi.mock('./start-device.ts', () => ({
  startDevice: () => {
    device.started += 1;
    return () => void (device.stopped += 1);
  },
}));

const MARK = { conversationId: 'c', seq: 7 };

/** As an app reads it: staff at one facility, of what is theirs. */
const inboxKey = (facilityId?: string): QueryKey =>
  inboxQuery({} as Api, 'en', facilityId ? { facilityId, whose: 'MINE' } : {}).queryKey;

beforeEach(() => {
  asOf.become(null);
  Object.assign(device, { started: 0, stopped: 0 });
  // After all that a test itself has to end.
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await forgetPeople('owner');
  });
});

/**
 * The app of Marta, who has read on without a connection; `keptAt` where it was started without one. As `isVet` that of
 * somebody who treats.
 */
async function app({ keptAt, isVet = false }: { keptAt?: number; isVet?: boolean } = {}) {
  let rest: (() => void) | undefined;
  const requestIdleCallback = (run: () => void) => {
    rest = run;
    return 1;
  };
  const cancelIdleCallback = () => void (rest = undefined);
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
  const api = { send, page };
  const client = { app: 'owner', origin: '', session, api } as unknown as ApiClient;
  const queryClient = new QueryClient();
  queryClient.setQueryData(['me'], 'as it was kept');
  onTestFinished(() => queryClient.clear());
  const database = openPersonDatabase('owner', 'marta');
  onTestFinished(async () => (await database).close());
  const inDatabase = inOpened(database);
  await keepMark(inDatabase, MARK);
  const told: Connection[] = [];
  const stop = startBehind(
    { client, queryClient, inDatabase, viewer: { id: 'marta', isVet } },
    { setConnection: (connection) => told.push(connection), setTyping: () => undefined },
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
    told,
    become,
    stop,
    marks,
    pages,
    isMeStale,
    isConnected: () => socket.connected,
    renewed: () => renewed,
    rests: () => rest?.(),
    waitsForRest: () => rest !== undefined,
  };
}

describe('a connection that is lost', () => {
  it('is told, and dates the screens from the first moment of it', async () => {
    const { told, become } = await app();
    const before = Date.now();
    become(false);
    const since = asOf.value();
    expect(since).toBeGreaterThanOrEqual(before);
    become(false);
    expect(asOf.value()).toBe(since);
    expect(told).toEqual(['connecting', 'connecting']);
  });

  it('makes nothing newer that was shown as it had been kept', async () => {
    const { become } = await app();
    asOf.become(1000);
    become(false);
    expect(asOf.value()).toBe(1000);
  });
});

describe('a connection that is there', () => {
  it('says once how far somebody has read, and the screens are of now', async () => {
    const { told, become, marks, renewed, isMeStale } = await app();
    become(false);
    become(true);
    await expect.poll(marks).toEqual([{ call: 'PUT /events/seen', body: MARK }]);
    expect(asOf.value()).toBeNull();
    expect(told).toEqual(['connecting', 'online']);
    // Who they are was asked for when the app was started.
    expect([renewed(), isMeStale()]).toEqual([0, false]);
  });

  it('asks first who somebody is whose app was started without one', async () => {
    const { become, marks, renewed, isMeStale } = await app({ keptAt: 1000 });
    become(true);
    await expect.poll(marks).toHaveLength(1);
    expect([renewed(), isMeStale()]).toEqual([1, true]);
  });

  it('asks who waits for a video meeting after an absence, in which nobody was told', async () => {
    const { become, pages, marks } = await app();
    const inbox = () => pages.filter((call) => call === 'GET /inbox').length;
    become(true);
    await expect.poll(marks).toHaveLength(1);
    expect(inbox()).toBe(0);
    become(false);
    become(true);
    await expect.poll(inbox).toBe(1);
  });

  it('asks at once where the inbox says that somebody waits', async () => {
    const { queryClient, become, pages } = await app();
    const items = [{ kind: 'VIDEO_WAITING' }];
    queryClient.setQueryData(inboxKey(), { pages: [{ items }] });
    become(true);
    await expect.poll(() => pages.filter((call) => call === 'GET /inbox').length).toBe(1);
  });

  it.each([
    { kind: 'VIDEO_CALL', asks: 1 },
    { kind: 'MESSAGE', asks: 0 },
  ])('waits for an inbox that is on its way, with a $kind: $asks', async ({ kind, asks }) => {
    const { queryClient, become, pages, rests } = await app();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const reading = queryClient.fetchQuery({ queryKey: inboxKey(), queryFn: () => promise });
    become(true);
    rests();
    const inbox = () => pages.filter((call) => call === 'GET /inbox').length;
    await expect.poll(() => device.started).toBe(1);
    expect(inbox()).toBe(0);
    resolve({ pages: [{ items: [{ kind }] }] });
    await reading;
    // What is asked after an absence comes behind it.
    become(false);
    become(true);
    await expect.poll(inbox).toBe(asks + 1);
  });

  it('asks where no screen reads the inbox, once the page is at rest', async () => {
    const { queryClient, become, pages, rests } = await app();
    const inbox = () => pages.filter((call) => call === 'GET /inbox').length;
    become(true);
    rests();
    await expect.poll(inbox).toBe(1);
    // No answer in between asks a second time: what is asked after an absence comes behind it.
    queryClient.setQueryData(inboxKey(), { pages: [{ items: [{ kind: 'VIDEO_CALL' }] }] });
    become(false);
    become(true);
    await expect.poll(inbox).toBe(2);
  });

  it.each([
    { who: 'who treats', isVet: true, asks: 1 },
    { who: 'an owner', isVet: false, asks: 0 },
  ])('asks once at rest for $who where the inbox shows nobody: $asks', async ({ isVet, asks }) => {
    const { queryClient, become, pages, rests } = await app({ isVet });
    const inbox = () => pages.filter((call) => call === 'GET /inbox').length;
    const items = [{ kind: 'MESSAGE' }];
    const shown = { pages: [{ items }] };
    queryClient.setQueryData(inboxKey(isVet ? 'facility' : undefined), shown);
    become(true);
    await expect.poll(() => asOf.value()).toBeNull();
    expect(inbox()).toBe(0);
    rests();
    await expect.poll(() => device.started).toBe(1);
    // What is asked after an absence comes behind it.
    become(false);
    become(true);
    await expect.poll(inbox).toBe(asks + 1);
  });

  it('waits for the answer to an inbox that is shown as it had been kept', async () => {
    const { queryClient, become, pages, rests } = await app({ keptAt: 1000 });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    // Only changes are asked for where conversations are known.
    queryClient.setQueryData(conversationKeys.detail('c'), thread([1]));
    const queryKey = inboxKey();
    queryClient.setQueryData(queryKey, { pages: [{ items: [] }] });
    const options = { queryKey, queryFn: () => promise, staleTime: Infinity };
    const observer = new QueryObserver(queryClient, options);
    onTestFinished(observer.subscribe(() => undefined));
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    become(true);
    rests();
    await expect.poll(() => queryClient.isFetching({ queryKey })).toBe(1);
    expect(pages).not.toContain('GET /inbox');
    resolve({ pages: [{ items: [{ kind: 'VIDEO_CALL' }] }] });
    await expect.poll(() => pages).toContain('GET /inbox');
  });

  it('asks where no screen reads the inbox, and the page was at rest before', async () => {
    const { become, pages, rests } = await app();
    rests();
    await expect.poll(() => device.started).toBe(1);
    expect(pages).toEqual([]);
    become(true);
    await expect.poll(() => pages).toContain('GET /inbox');
  });

  it('asks anew for what is on screen and failed or is old, and for nothing else', async () => {
    const { queryClient, become, marks } = await app();
    const asked: string[] = [];
    const watch = async (name: string, fails = false) => {
      const queryFn = () => {
        asked.push(name);
        return fails && asked.filter((each) => each === name).length === 1
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
    asked.length = 0;
    become(true);
    await expect.poll(marks).toHaveLength(1);
    expect(asked.toSorted()).toEqual(['failed', 'old']);
  });
});

describe('what is done behind the screens', () => {
  it('starts on the device when the page is at rest, and ends with the person', async () => {
    const { become, isConnected, rests, stop } = await app();
    become(true);
    expect(device.started).toBe(0);
    rests();
    await expect.poll(() => device.started).toBe(1);
    expect([device.stopped, isConnected()]).toEqual([0, true]);
    stop();
    expect([device.stopped, isConnected()]).toEqual([1, false]);
  });

  it('does not start on the device for who has gone before', async () => {
    const { waitsForRest, stop } = await app();
    expect(waitsForRest()).toBe(true);
    stop();
    expect(waitsForRest()).toBe(false);
  });
});
