import { describe, expect, it } from 'vitest';
import { callPhase, isInMeeting, needsMedia } from './call-phase.ts';

const somebody = {};

describe('callPhase', () => {
  it.each([
    { status: 'WAITING', device: 'this-tab', peer: null, phase: 'WAITING' },
    { status: 'WAITING', device: 'this-tab', peer: somebody, phase: 'WAITING' },
    { status: 'WAITING', device: 'other-tab', peer: null, phase: 'ELSEWHERE' },
    { status: 'ADMITTED', device: 'this-tab', peer: null, phase: 'ALONE' },
    { status: 'ADMITTED', device: 'this-tab', peer: somebody, phase: 'TOGETHER' },
    { status: 'ADMITTED', device: 'other-tab', peer: somebody, phase: 'ELSEWHERE' },
    { status: 'DENIED', device: 'this-tab', peer: somebody, phase: 'DENIED' },
    { status: 'DENIED', device: 'other-tab', peer: null, phase: 'DENIED' },
    { status: 'LEFT', device: 'this-tab', peer: somebody, phase: 'LEFT' },
    { status: null, device: null, peer: somebody, phase: 'LEFT' },
  ] as const)(
    'with status $status and device $device is $phase',
    ({ status, device, peer, phase }) => {
      const you = { status, device };
      expect(callPhase({ room: { status: 'OPEN' }, you, peer }, 'this-tab')).toBe(phase);
    },
  );

  it.each(['WAITING', 'ADMITTED', 'DENIED', 'LEFT', null] as const)(
    'is CLOSED in a closed meeting, also for status %s',
    (status) => {
      const you = { status, device: 'this-tab' };
      const meeting = { room: { status: 'CLOSED' as const }, you, peer: somebody };
      expect(callPhase(meeting, 'this-tab')).toBe('CLOSED');
    },
  );
});

it.each([
  { phase: 'ENTERING', needs: true, inside: false },
  { phase: 'WAITING', needs: true, inside: false },
  { phase: 'ALONE', needs: true, inside: true },
  { phase: 'TOGETHER', needs: true, inside: true },
  { phase: 'DENIED', needs: false, inside: false },
  { phase: 'ELSEWHERE', needs: false, inside: false },
  { phase: 'LEFT', needs: false, inside: false },
  { phase: 'OUT', needs: false, inside: false },
  { phase: 'CLOSED', needs: false, inside: false },
] as const)(
  'phase $phase: needsMedia is $needs, isInMeeting is $inside',
  ({ phase, needs, inside }) => {
    expect(needsMedia(phase)).toBe(needs);
    expect(isInMeeting(phase)).toBe(inside);
  },
);
