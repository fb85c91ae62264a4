import { beforeEach, describe, expect, it } from 'vitest';
import { guest, incoming, meeting, vet } from './meetings.test-data.ts';
import {
  clearVideo,
  storeMeeting,
  receiveVideo,
  stopRinging,
  videoState,
  requestMeeting,
} from './video-state.ts';

const asHost = { userId: 'me', role: 'HOST', status: null, device: null } as const;
const storedMeeting = () => videoState.value()?.meetings.get('room');

beforeEach(clearVideo);

describe('receiveVideo and storeMeeting', () => {
  it.each([
    {
      what: 'a meeting of a host with a guest in the waiting room',
      of: meeting({ you: asHost, waiting: [guest] }),
      shown: true,
    },
    { what: 'a meeting with an empty waiting room', of: meeting({ you: asHost }), shown: false },
    {
      what: 'a meeting that a pet owner has not joined',
      of: meeting({ peer: guest }),
      shown: false,
    },
  ])('stores $what: $shown', ({ of, shown }) => {
    receiveVideo({ kind: 'state', ...of });
    expect(storedMeeting() !== undefined).toBe(shown);
  });

  it.each([
    { why: 'a higher version', next: { version: 2 }, holds: true },
    { why: 'a lower version', next: { version: 0 }, holds: false },
    {
      why: 'the same version, read later',
      next: { now: '2026-11-28T09:00:01.000Z' },
      holds: true,
    },
    {
      why: 'the same version, read earlier',
      next: { now: '2026-11-28T08:59:59.000Z' },
      holds: false,
    },
    {
      why: 'a lower version, read later',
      next: { version: 0, now: '2026-11-28T09:00:01.000Z' },
      holds: false,
    },
  ])('replaces the stored state with a state of $why: $holds', ({ next, holds }) => {
    storeMeeting(meeting({ facilityName: 'before' }));
    storeMeeting(meeting({ facilityName: 'after', ...next }));
    expect(storedMeeting()?.facilityName).toBe(holds ? 'after' : 'before');
  });
});

describe('an incoming call', () => {
  it('rings until it is answered', () => {
    receiveVideo(incoming);
    expect(videoState.value()?.ringing).toBe(incoming);
    stopRinging();
    expect(videoState.value()?.ringing).toBeNull();
  });

  it.each([
    { what: 'the clinic is still there', next: { peer: vet }, rings: true },
    { what: 'the clinic has left', next: { peer: null }, rings: false },
    {
      what: 'the caller has lost the connection',
      next: { peer: { ...vet, absentSince: '2026-11-28T09:00:00.000Z' } },
      rings: false,
    },
    {
      what: 'the person is in the waiting room on another device',
      next: {
        peer: vet,
        you: { userId: 'me', role: 'GUEST', status: 'WAITING', device: 'other' } as const,
      },
      rings: false,
    },
    {
      what: 'a family member is in the waiting room',
      next: { peer: vet, waiting: [guest] },
      rings: false,
    },
    {
      what: 'a family member is in the meeting',
      next: { peer: vet, colleague: { ...guest, status: 'ADMITTED' as const } },
      rings: false,
    },
    {
      what: 'the clinic has closed the meeting',
      next: { peer: vet, room: { name: 'room', url: '', status: 'CLOSED' } as const },
      rings: false,
    },
  ])('keeps ringing when $what: $rings', ({ next, rings }) => {
    receiveVideo(incoming);
    receiveVideo({ kind: 'state', ...meeting(next) });
    expect(videoState.value()?.ringing !== null).toBe(rings);
  });

  const states = {
    calls: { peer: vet },
    lost: { peer: { ...vet, absentSince: '2026-11-28T09:00:00.000Z' } },
    left: { peer: null },
  } as const;
  it.each([
    { steps: ['lost', 'calls'], rings: true },
    { steps: ['lost', 'lost', 'calls'], rings: true },
    { steps: ['lost', 'left', 'calls'], rings: false },
    { steps: ['lost'], rings: false },
  ] as const)('after $steps rings: $rings', ({ steps, rings }) => {
    receiveVideo(incoming);
    for (const [at, step] of steps.entries())
      receiveVideo({ kind: 'state', ...meeting({ ...states[step], version: at + 1 }) });
    expect(videoState.value()?.ringing !== null).toBe(rings);
  });

  it('does not ring again after "Not now" when the caller reconnects', () => {
    receiveVideo(incoming);
    stopRinging();
    receiveVideo({ kind: 'state', ...meeting({ ...states.lost, version: 2 }) });
    receiveVideo({ kind: 'state', ...meeting({ ...states.calls, version: 3 }) });
    expect(videoState.value()?.ringing).toBeNull();
    expect(videoState.value()?.rung.has('room')).toBe(true);
  });

  it('keeps ringing when another meeting changes', () => {
    receiveVideo(incoming);
    receiveVideo({
      kind: 'state',
      ...meeting({ room: { name: 'another', url: '', status: 'CLOSED' } }),
    });
    expect(videoState.value()?.ringing).toBe(incoming);
  });
});

describe('a meeting that the person has lost access to', () => {
  it('is removed and stops ringing', () => {
    receiveVideo({ kind: 'state', ...meeting({ you: asHost, waiting: [guest] }) });
    receiveVideo(incoming);
    receiveVideo({ kind: 'out', name: 'another' });
    expect([storedMeeting() !== undefined, videoState.value()?.ringing]).toEqual([true, incoming]);
    receiveVideo({ kind: 'out', name: 'room' });
    expect([storedMeeting() !== undefined, videoState.value()?.ringing]).toEqual([false, null]);
  });

  it('changes nothing if no meeting was stored', () => {
    receiveVideo({ kind: 'out', name: 'room' });
    expect(videoState.value()).toBeNull();
  });
});

it('receiveVideo ignores signals between browsers', () => {
  receiveVideo({ kind: 'signal', name: 'room', from: 'vet', to: 'tab', generation: 1 });
  expect(videoState.value()).toBeNull();
});

it('requestMeeting creates a new request object each time and keeps the stored meetings', () => {
  storeMeeting(meeting());
  requestMeeting('visit');
  const first = videoState.value()?.request;
  requestMeeting('visit');
  expect(videoState.value()?.request).toEqual({ conversationId: 'visit' });
  expect(videoState.value()?.request).not.toBe(first);
  expect(storedMeeting()).toBeDefined();
});
