import type { MeetingParticipant, MeetingState } from '@zampa/contract/video/objects';
import { ids } from '../rendered/samples.test-data.ts';

const at = '2026-11-28T09:00:00.000Z';
export const room = { name: 'room', url: 'http://app.invalid/room', status: 'OPEN' } as const;

/** A family member in the waiting room. */
export const participant = (changes: Partial<MeetingParticipant>): MeetingParticipant => ({
  userId: ids.marta,
  person: { id: ids.marta, firstName: 'Marta', lastName: 'Bianchi', image: null, isVet: false },
  status: 'WAITING',
  since: at,
  online: true,
  absentSince: null,
  camera: true,
  microphone: true,
  ...changes,
});

/** Another vet in the call. */
export const colleague = participant({
  userId: ids.client,
  person: { id: ids.client, firstName: 'Carlo', lastName: 'Verdi', image: null, isVet: true },
  status: 'ADMITTED',
});

let version = 0;

/** A meeting state, newer than all created before. */
export function meeting(changes: Partial<MeetingState> = {}): MeetingState {
  version += 1;
  return {
    room,
    conversationId: ids.conversation,
    facilityId: ids.clinic,
    facilityName: 'Clinica San Luca',
    timezone: 'Europe/Rome',
    visitStart: null,
    pets: [{ id: ids.luna, name: 'Luna' }],
    version,
    startedAt: null,
    now: at,
    you: { userId: ids.marta, role: 'GUEST', status: null, device: null },
    waiting: [],
    denied: [],
    peer: null,
    colleague: null,
    ticket: null,
    ...changes,
  };
}

/** The pet owner's own status and device in the meeting. */
export const you = (status: 'WAITING' | 'ADMITTED' | 'DENIED' | 'LEFT', device: string) =>
  ({ userId: ids.marta, role: 'GUEST', status, device }) as const;

export const hostYou = { userId: ids.vera, role: 'HOST', status: null, device: null } as const;

/** Answers of the server for a vet who joins an empty meeting. */
export const emptyMeetingAnswers = {
  'POST /videomeeting/room': () => ({ room }),
  'PUT /videomeeting/participants': (sent: { readonly body: unknown }) =>
    meeting({ you: { ...hostYou, status: 'ADMITTED', device: bodyOf(sent).device } }),
  'DELETE /videomeeting/participants': () => meeting({ you: hostYou }),
};

/** Returns the body of a join request. */
export const bodyOf = (sent: { readonly body: unknown } | undefined) =>
  sent?.body as { readonly device: string } & Readonly<Record<string, unknown>>;
