import { beforeEach, describe, expect, it } from 'vitest';
import type { MeetingState } from '@zampa/contract/video/objects';
import type { Api } from '../api.ts';
import { ApiRefusal } from '../api/problems.ts';
import { askForMeetings } from './ask-for-meetings.ts';
import { doorsOf } from './doors.ts';
import { guest, incoming, meeting, vet } from './meetings.test-data.ts';
import { forgetVideo, receiveVideo, stopRinging, videoNow } from './video-now.ts';

const asHost = { userId: 'me', role: 'HOST', status: null, device: null } as const;

beforeEach(forgetVideo);

/** A server that has these meetings, each under the conversation of its name; the inbox says it of `waiting`. */
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
  return { page, send } as unknown as Api;
}

const rings = () => videoNow.value()?.ringing?.name ?? null;
const doors = () =>
  doorsOf(videoNow.value() ?? { meetings: new Map() }).map(({ room }) => room.name);

describe('after an absence', () => {
  it('shows whom the inbox says to be at a door', async () => {
    const room = meeting({ you: asHost, waiting: [guest] });
    await askForMeetings(serverWith({ room }, 'VIDEO_WAITING', ['gone', 'room']));
    expect(doors()).toEqual(['room']);
    expect(rings()).toBeNull();
  });

  it('shows nobody at a door any more who has gone meanwhile', async () => {
    receiveVideo({ kind: 'state', ...meeting({ you: asHost, waiting: [guest] }) });
    expect(doors()).toEqual(['room']);
    const room = meeting({ version: 2, you: asHost });
    await askForMeetings(serverWith({ room }, 'VIDEO_WAITING', []));
    expect(doors()).toEqual([]);
  });

  it('shows no door of a meeting that is theirs no more', async () => {
    receiveVideo({ kind: 'state', ...meeting({ you: asHost, waiting: [guest] }) });
    await askForMeetings(serverWith({}, 'VIDEO_WAITING', []));
    expect(doors()).toEqual([]);
  });

  it('stops ringing where the call is over', async () => {
    receiveVideo(incoming);
    await askForMeetings(serverWith({ room: meeting() }, 'VIDEO_CALL', []));
    expect(rings()).toBeNull();
  });

  it('rings where a clinic calls, and not again after it was put off', async () => {
    const calls = serverWith({ room: meeting({ peer: vet }) }, 'VIDEO_CALL', ['room']);
    await askForMeetings(calls);
    expect(videoNow.value()?.ringing).toEqual(incoming);
    stopRinging();
    await askForMeetings(calls);
    expect(rings()).toBeNull();
  });

  it('does not ring for who has left the call', async () => {
    const left = { userId: 'me', role: 'GUEST', status: 'LEFT', device: 'tab' } as const;
    const room = meeting({ peer: vet, you: left });
    await askForMeetings(serverWith({ room }, 'VIDEO_CALL', ['room']));
    expect(rings()).toBeNull();
  });

  it('rings again for a call that follows', async () => {
    receiveVideo(incoming);
    stopRinging();
    receiveVideo({ kind: 'state', ...meeting({ version: 2 }) });
    const room = meeting({ version: 3, peer: vet });
    await askForMeetings(serverWith({ room }, 'VIDEO_CALL', ['room']));
    expect(rings()).toBe('room');
  });
});
