import { beforeEach, describe, expect, it } from 'vitest';
import type { MeetingState } from '@zampa/contract/video/objects';
import type { Api } from '../api.ts';
import { apiOf } from '../recording-api.test-data.ts';
import { ApiRefusal } from '../api/problems.ts';
import { loadMeetings } from './load-meetings.ts';
import { occupiedWaitingRooms } from './waiting-rooms.ts';
import { guest, incoming, meeting, vet } from './meetings.test-data.ts';
import { clearVideo, receiveVideo, stopRinging, videoState } from './video-state.ts';

const asHost = { userId: 'me', role: 'HOST', status: null, device: null } as const;

beforeEach(clearVideo);

/** A server with these meetings, each in a conversation of the same name; the inbox lists `waiting`. */
function serverWith(
  meetings: Readonly<Record<string, MeetingState>>,
  kind: 'VIDEO_WAITING' | 'VIDEO_CALL',
  waiting: readonly string[],
): Api {
  const page = async (_call: string, { query }: { readonly query: { readonly cursor?: string } }) =>
    query.cursor === undefined
      ? { items: [{ kind: 'MESSAGE', conversationId: 'written' }], next: 'more' }
      : { items: waiting.map((conversationId) => ({ kind, conversationId })), next: null };
  const send = async (
    call: string,
    { query }: { readonly query: Readonly<Record<string, string>> },
  ) => {
    const { id = '', name = id } = query;
    const found = meetings[name];
    if (!found) throw new ApiRefusal(404, { code: 'NOT_FOUND' });
    return call === 'GET /events'
      ? { type: 'HEALTH', payload: { videomeeting: { name, status: 'OPEN' } } }
      : found;
  };
  return apiOf(send, { page });
}

const ringingName = () => videoState.value()?.ringing?.name ?? null;
const waitingRoomNames = () =>
  occupiedWaitingRooms(videoState.value() ?? { meetings: new Map() }).map(({ room }) => room.name);

describe('loadMeetings after a disconnect', () => {
  it('shows people whom the inbox lists in a waiting room', async () => {
    const room = meeting({ you: asHost, waiting: [guest] });
    await loadMeetings(serverWith({ room }, 'VIDEO_WAITING', ['gone', 'room']));
    expect(waitingRoomNames()).toEqual(['room']);
    expect(ringingName()).toBeNull();
  });

  it('no longer shows a person who left the waiting room', async () => {
    receiveVideo({ kind: 'state', ...meeting({ you: asHost, waiting: [guest] }) });
    expect(waitingRoomNames()).toEqual(['room']);
    const room = meeting({ version: 2, you: asHost });
    await loadMeetings(serverWith({ room }, 'VIDEO_WAITING', []));
    expect(waitingRoomNames()).toEqual([]);
  });

  it('drops the waiting room of a meeting that the viewer lost access to', async () => {
    receiveVideo({ kind: 'state', ...meeting({ you: asHost, waiting: [guest] }) });
    await loadMeetings(serverWith({}, 'VIDEO_WAITING', []));
    expect(waitingRoomNames()).toEqual([]);
  });

  it('stops ringing if the call is over', async () => {
    receiveVideo(incoming);
    await loadMeetings(serverWith({ room: meeting() }, 'VIDEO_CALL', []));
    expect(ringingName()).toBeNull();
  });

  it('does not ring for a caller who has lost the connection', async () => {
    const absent = { ...vet, absentSince: '2026-11-28T09:00:00.000Z' };
    await loadMeetings(serverWith({ room: meeting({ peer: absent }) }, 'VIDEO_CALL', ['room']));
    expect(ringingName()).toBeNull();
  });

  it('rings for a call listed in the inbox, but not again after it was dismissed', async () => {
    const calls = serverWith({ room: meeting({ peer: vet }) }, 'VIDEO_CALL', ['room']);
    await loadMeetings(calls);
    expect(videoState.value()?.ringing).toEqual(incoming);
    stopRinging();
    await loadMeetings(calls);
    expect(ringingName()).toBeNull();
  });

  it('does not ring for a person who left the call', async () => {
    const left = { userId: 'me', role: 'GUEST', status: 'LEFT', device: 'tab' } as const;
    const room = meeting({ peer: vet, you: left });
    await loadMeetings(serverWith({ room }, 'VIDEO_CALL', ['room']));
    expect(ringingName()).toBeNull();
  });

  it('rings again for a later call', async () => {
    receiveVideo(incoming);
    stopRinging();
    receiveVideo({ kind: 'state', ...meeting({ version: 2 }) });
    const room = meeting({ version: 3, peer: vet });
    await loadMeetings(serverWith({ room }, 'VIDEO_CALL', ['room']));
    expect(ringingName()).toBe('room');
  });
});
