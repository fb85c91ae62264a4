import type { MeetingParticipant, MeetingState } from '@zampa/contract/video/objects';
import { sample } from '../sample.test-data.ts';

/** A pet owner in the waiting room. */
export const participant = sample<MeetingParticipant>({
  userId: '00000000-0000-7000-8000-000000000002',
  person: null,
  status: 'WAITING',
  since: '2026-11-28T09:00:00.000Z',
  online: true,
  absentSince: null,
  camera: true,
  microphone: true,
});

export const guest = participant();

/** The vet, in the meeting. */
export const vet = participant({ userId: 'vet', status: 'ADMITTED' });

/** A call of a clinic. */
export const incoming = {
  kind: 'incoming',
  name: 'room',
  conversationId: 'visit',
  facilityId: 'clinic',
  userId: 'vet',
} as const;

/** A meeting as a pet owner sees it before joining. */
export const meeting = sample<MeetingState>({
  room: { name: 'room', url: '', status: 'OPEN' },
  conversationId: 'visit',
  facilityId: 'clinic',
  facilityName: 'Clinica Aurora',
  timezone: 'Europe/Rome',
  visitStart: null,
  pets: [],
  version: 1,
  startedAt: null,
  now: '2026-11-28T09:00:00.000Z',
  you: { userId: 'me', role: 'GUEST', status: null, device: null },
  waiting: [],
  denied: [],
  peer: null,
  colleague: null,
  ticket: null,
});
