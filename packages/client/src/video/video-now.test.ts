import { beforeEach, describe, expect, it } from 'vitest';
import { guest, incoming, meeting, vet } from './meetings.test-data.ts';
import {
  forgetVideo,
  keepMeeting,
  receiveVideo,
  stopRinging,
  videoNow,
  wishToMeet,
} from './video-now.ts';

const asHost = { userId: 'me', role: 'HOST', status: null, device: null } as const;
const kept = () => videoNow.value()?.meetings.get('room');

beforeEach(forgetVideo);

describe('what is told of a meeting', () => {
  it.each([
    { what: 'that somebody waits', of: meeting({ you: asHost, waiting: [guest] }), shown: true },
    { what: 'of a meeting where nobody waits', of: meeting({ you: asHost }), shown: false },
    { what: 'to a pet owner who is not in it', of: meeting({ peer: guest }), shown: false },
  ])('$what is shown to whom it concerns: $shown', ({ of, shown }) => {
    receiveVideo({ kind: 'state', ...of });
    expect(kept() !== undefined).toBe(shown);
  });

  it.each([
    { why: 'a higher number', next: { version: 2 }, holds: true },
    { why: 'a lower number', next: { version: 0 }, holds: false },
    {
      why: 'the same number, read later',
      next: { now: '2026-11-28T09:00:01.000Z' },
      holds: true,
    },
    {
      why: 'the same number, read earlier',
      next: { now: '2026-11-28T08:59:59.000Z' },
      holds: false,
    },
    {
      why: 'a lower number, read later',
      next: { version: 0, now: '2026-11-28T09:00:01.000Z' },
      holds: false,
    },
  ])('holds with $why: $holds', ({ next, holds }) => {
    keepMeeting(meeting({ facilityName: 'before' }));
    keepMeeting(meeting({ facilityName: 'after', ...next }));
    expect(kept()?.facilityName).toBe(holds ? 'after' : 'before');
  });
});

describe('a clinic that calls', () => {
  it('rings until it is answered', () => {
    receiveVideo(incoming);
    expect(videoNow.value()?.ringing).toBe(incoming);
    stopRinging();
    expect(videoNow.value()?.ringing).toBeNull();
  });

  it.each([
    { what: 'still waits', next: { peer: vet }, rings: true },
    { what: 'is gone', next: { peer: null }, rings: false },
    {
      what: 'is waited for at the door, from another device',
      next: {
        peer: vet,
        you: { userId: 'me', role: 'GUEST', status: 'WAITING', device: 'other' } as const,
      },
      rings: false,
    },
    {
      what: 'is waited for at the door by somebody else of the family',
      next: { peer: vet, waiting: [guest] },
      rings: false,
    },
    {
      what: 'is in it with somebody else of the family',
      next: { peer: vet, colleague: { ...guest, status: 'ADMITTED' as const } },
      rings: false,
    },
    {
      what: 'has closed it',
      next: { peer: vet, room: { name: 'room', url: '', status: 'CLOSED' } as const },
      rings: false,
    },
  ])('that $what rings on: $rings', ({ next, rings }) => {
    receiveVideo(incoming);
    receiveVideo({ kind: 'state', ...meeting(next) });
    expect(videoNow.value()?.ringing !== null).toBe(rings);
  });

  it('rings on when another meeting changes', () => {
    receiveVideo(incoming);
    receiveVideo({
      kind: 'state',
      ...meeting({ room: { name: 'another', url: '', status: 'CLOSED' } }),
    });
    expect(videoNow.value()?.ringing).toBe(incoming);
  });
});

describe('a meeting that is somebody’s no more', () => {
  it('is shown no more, and rings no more', () => {
    receiveVideo({ kind: 'state', ...meeting({ you: asHost, waiting: [guest] }) });
    receiveVideo(incoming);
    receiveVideo({ kind: 'out', name: 'another' });
    expect([kept() !== undefined, videoNow.value()?.ringing]).toEqual([true, incoming]);
    receiveVideo({ kind: 'out', name: 'room' });
    expect([kept() !== undefined, videoNow.value()?.ringing]).toEqual([false, null]);
  });

  it('is nothing to show where nothing was', () => {
    receiveVideo({ kind: 'out', name: 'room' });
    expect(videoNow.value()).toBeNull();
  });
});

it('what browsers say to each other is nothing to show', () => {
  receiveVideo({ kind: 'signal', name: 'room', from: 'vet', to: 'tab', generation: 1 });
  expect(videoNow.value()).toBeNull();
});

it('each wish to meet is another one, and keeps what is known', () => {
  keepMeeting(meeting());
  wishToMeet('visit');
  const first = videoNow.value()?.wish;
  wishToMeet('visit');
  expect(videoNow.value()?.wish).toEqual({ conversationId: 'visit' });
  expect(videoNow.value()?.wish).not.toBe(first);
  expect(kept()).toBeDefined();
});
