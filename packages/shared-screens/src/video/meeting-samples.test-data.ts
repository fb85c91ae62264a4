import {
  meeting as meetingSample,
  participant as participantSample,
} from '@zampa/client/video/meetings.test-data';
import type { MeetingParticipant, MeetingState } from '@zampa/contract/video/objects';
import { ids } from '../rendered/samples.test-data.ts';

export const room = { name: 'room', url: 'http://app.invalid/room', status: 'OPEN' } as const;

/** A family member in the waiting room. */
export const participant = (changes: Partial<MeetingParticipant>) =>
  participantSample({
    userId: ids.marta,
    person: { id: ids.marta, firstName: 'Marta', lastName: 'Bianchi', image: null, isVet: false },
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
  return meetingSample({
    room,
    conversationId: ids.conversation,
    facilityId: ids.clinic,
    facilityName: 'Clinica San Luca',
    pets: [{ id: ids.luna, name: 'Luna' }],
    version,
    you: { userId: ids.marta, role: 'GUEST', status: null, device: null },
    ...changes,
  });
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
