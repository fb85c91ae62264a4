import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { calendarKeys } from '../conversations/calendar-keys.ts';
import { clientKeys } from '../clients/keys.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { chat, conversation, created, thread } from '../conversations/samples.test-data.ts';
import type { Thread } from '../conversations/thread/thread.ts';
import { apiOf } from '../recording-api.test-data.ts';
import type { ApiClient } from '../ClientProvider.tsx';
import { facilityKeys } from '../facilities/queries.ts';
import { familyKeys } from '../families/keys.ts';
import { notificationKeys } from '../notifications/use-notifications.ts';
import { paymentKeys } from '../payments/keys.ts';
import { subscriptionKeys } from '../subscription/keys.ts';
import { teamKeys } from '../team/keys.ts';
import { fakeSocket } from './fake-socket.test-data.ts';
import { receivers } from '../background/receivers.ts';
import { startRealtime } from './start-realtime.ts';
import type { Connection } from './publish-connection.ts';
import type { Typing } from './typing.ts';

const { connections } = vi.hoisted(() => ({ connections: [] as unknown[] }));
vi.mock('./connect.ts', () => ({ connect: () => connections.at(-1) }));

const STAFF = { facilityId: 'clinic', userId: null };
const CALENDAR = { facilityId: 'clinic', opening: false };
const HEADS = 'GET /events/heads';
const threadKey = conversationKeys.detail('c');

beforeEach(() => {
  connections.length = 0;
});

/** A visible page with one cached thread, kept current by a socket. */
function startPage() {
  const [device, tab] = [new EventTarget(), Object.assign(new EventTarget(), { visible: true })];
  vi.stubGlobal('window', device);
  vi.stubGlobal('document', tab);
  vi.stubGlobal('navigator', { onLine: true });
  Object.defineProperty(tab, 'visibilityState', {
    get: () => (tab.visible ? 'visible' : 'hidden'),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const socket = fakeSocket();
  connections.push(socket);
  const requests: string[] = [];
  const send = (call: string) => {
    requests.push(call);
    return Promise.reject(new Error('No answer'));
  };
  const queryClient = new QueryClient();
  queryClient.setQueryData<Thread>(threadKey, thread([1, 2]));
  const client = { origin: '', session: { token: async () => null }, api: apiOf(send) };
  const reported: Connection[] = [];
  const typings: (Typing | null)[] = [];
  const stop = startRealtime(
    client as unknown as ApiClient,
    queryClient,
    { id: 'owner', isVet: false },
    receivers,
    {
      setConnection: (connection) => reported.push(connection),
      setTyping: (typing) => typings.push(typing),
    },
  );
  const cacheEmpty = (...keys: readonly (readonly unknown[])[]) =>
    keys.forEach((key) => queryClient.setQueryData(key, {}));
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  return {
    device,
    tab,
    socket,
    requests,
    queryClient,
    reported,
    typings,
    stop,
    cacheEmpty,
    isStale,
  };
}

it('startRealtime refreshes inbox and notifications when a person enters or leaves a waiting room, but not on WebRTC signals', () => {
  const { socket, cacheEmpty, isStale } = startPage();
  const keys = [
    [...conversationKeys.waiting, 'inbox'],
    [...conversationKeys.waitingParts, 'inbox'],
    [...notificationKeys.all, 'unread'],
  ];
  cacheEmpty(...keys);
  socket.emitReserved('video', { kind: 'signal' });
  expect(keys.map(isStale)).toEqual([false, false, false]);
  socket.emitReserved('video', { kind: 'state', waiting: [], you: { role: 'HOST' }, room: {} });
  expect(keys.map(isStale)).toEqual([true, true, true]);
});

describe('startRealtime catches up', () => {
  it.each<[string, (started: ReturnType<typeof startPage>) => void]>([
    ['when the socket connects', ({ socket }) => socket.emitReserved('connect')],
    ['when the window gets the focus', ({ device }) => device.dispatchEvent(new Event('focus'))],
    ['when the tab is shown', ({ tab }) => tab.dispatchEvent(new Event('visibilitychange'))],
    [
      'when the server ends the connection, which may have ended the session',
      ({ socket }) => {
        socket.active = false;
        socket.emitReserved('disconnect');
      },
    ],
    [
      'when the server refuses the connection',
      ({ socket }) => {
        socket.active = false;
        socket.emitReserved('connect_error');
      },
    ],
  ])('%s', (_when, trigger) => {
    const started = startPage();
    trigger(started);
    expect(started.requests).toEqual([HEADS]);
  });

  it.each<[string, (started: ReturnType<typeof startPage>) => void]>([
    [
      'when the tab is hidden',
      ({ tab }) => {
        tab.visible = false;
        tab.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['while the socket reconnects on its own', ({ socket }) => socket.emitReserved('disconnect')],
    ['at a failed attempt', ({ socket }) => socket.emitReserved('connect_error')],
  ])('not %s', (_when, trigger) => {
    const started = startPage();
    trigger(started);
    expect(started.requests).toEqual([]);
  });

  it.each([
    { what: 'the person', key: ['me'] },
    { what: 'the calendars', key: calendarKeys.of('clinic') },
    { what: 'a clinic’s clients', key: clientKeys.lists },
    { what: 'the family', key: familyKeys.one('family') },
    { what: 'the team', key: teamKeys.all },
    { what: 'payments', key: paymentKeys.all },
    { what: 'the plan', key: subscriptionKeys.of('clinic') },
    { what: 'the configuration of a clinic', key: facilityKeys.configuration('clinic') },
    { what: 'notifications', key: notificationKeys.all },
    { what: 'diaries', key: conversationKeys.others },
    { what: 'appointments', key: conversationKeys.appointments },
  ])('with $what after a reconnect', ({ key }) => {
    const { socket, cacheEmpty, isStale } = startPage();
    cacheEmpty(key, ['pets', 'attributes']);
    expect(isStale(key)).toBe(false);
    socket.reconnect();
    expect([key, ['pets', 'attributes']].map(isStale)).toEqual([true, false]);
  });

  it('only with queries on screen', async () => {
    const { socket, queryClient } = startPage();
    const requests: string[] = [];
    const queries = ['shown', 'left'].map((name) => ({
      queryKey: [...clientKeys.all, name],
      queryFn: () => requests.push(name),
      staleTime: Infinity,
    }));
    for (const query of queries) await queryClient.fetchQuery(query);
    const [shown] = queries;
    if (!shown) throw new Error('nothing is shown');
    onTestFinished(new QueryObserver(queryClient, shown).subscribe(() => undefined));
    socket.reconnect();
    await vi.waitFor(() => expect(requests).toEqual(['shown', 'left', 'shown']));
  });
});

describe('startRealtime', () => {
  it("applies a message and ends its author's typing indicator", () => {
    const { socket, queryClient, typings } = startPage();
    const vet = { conversationId: 'c', userId: 'vet', firstName: 'Giulia' };
    socket.emitReserved('typing', vet);
    expect(typings[0]?.people().get('c')?.get('vet')).toBe('Giulia');
    socket.emitReserved('event', created(3));
    expect(queryClient.getQueryData<Thread>(threadKey)?.events.at(-1)).toEqual(chat(3));
    expect(typings[0]?.people().get('c')?.size).toBe(0);
  });

  it('keeps the typing indicator on a change without an event', () => {
    const { socket, typings } = startPage();
    socket.emitReserved('typing', { conversationId: 'c', userId: 'vet', firstName: 'Giulia' });
    socket.emitReserved('event', { ...created(2), event: null });
    expect(typings[0]?.people().get('c')?.size).toBe(1);
  });

  it('applies a read mark', () => {
    const { socket, queryClient } = startPage();
    const seen = { conversationId: 'c', userId: 'vet', party: 'facility', seq: 2, unread: null };
    socket.emitReserved('seen', seen);
    expect(queryClient.getQueryData<Thread>(threadKey)?.readSeq).toBe(2);
  });

  it.each([
    {
      name: 'head',
      message: { ...conversation([1, 2, 3]), conversationId: 'c' },
      stale: threadKey,
    },
    { name: 'calendar', message: CALENDAR, stale: calendarKeys.of('clinic') },
    {
      name: 'calendar',
      message: { ...CALENDAR, opening: true },
      stale: facilityKeys.configuration('clinic'),
    },
    { name: 'client', message: { facilityId: 'clinic' }, stale: clientKeys.all },
    { name: 'family', message: { FamilyId: 'family', userId: null }, stale: familyKeys.all },
    { name: 'staff', message: STAFF, stale: teamKeys.members('clinic') },
    { name: 'staff', message: STAFF, stale: facilityKeys.configuration('clinic') },
    { name: 'staff', message: STAFF, stale: calendarKeys.of('clinic') },
    { name: 'subscription', message: { facilityId: 'clinic' }, stale: teamKeys.members('clinic') },
  ])('refreshes the related data on a $name message', ({ name, message, stale }) => {
    const { socket, queryClient, isStale } = startPage();
    if (stale !== threadKey) queryClient.setQueryData(stale, {});
    socket.emitReserved(name, message);
    expect(isStale(stale)).toBe(true);
  });

  it("does not refetch the clinic's configuration on a booking", () => {
    const { socket, queryClient, isStale } = startPage();
    const configuration = facilityKeys.configuration('clinic');
    queryClient.setQueryData(configuration, {});
    socket.emitReserved('calendar', CALENDAR);
    expect(isStale(configuration)).toBe(false);
  });

  it('emits typing for the conversation', () => {
    const { socket, typings } = startPage();
    typings[0]?.sendTyping('c');
    expect(socket.emitted).toEqual([['typing', { conversationId: 'c' }]]);
  });

  it('reports the connection', () => {
    const { socket, reported } = startPage();
    socket.emitReserved('connect');
    expect(reported).toEqual(['online']);
  });
});

it('a stopped startRealtime neither requests nor reports anything', () => {
  const { device, tab, socket, requests, reported, typings, stop } = startPage();
  stop();
  device.dispatchEvent(new Event('focus'));
  device.dispatchEvent(new Event('online'));
  tab.dispatchEvent(new Event('visibilitychange'));
  expect([requests, reported, socket.connected]).toEqual([[], [], false]);
  expect(typings.at(-1)).toBeNull();
});
