import type { AnyInput } from '@zampa/testing/send-call';
import type { Caller } from './caller.ts';
import type { RowKey } from './expected/all.ts';
import type { health } from './expected/health.ts';
import type { Things } from './scene.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const NO_CLINIC = '0193a5d0-0000-7000-8000-000000000000';

/** A valid request for every call about health records, as the app would send it. */
export const requestsAboutHealth: Readonly<
  Record<RowKey & keyof typeof health, (at: Things, caller: Caller) => AnyInput>
> = {
  'POST /notes': ({ petId, facilityId, conversationId }) => ({
    body: { PetId: petId, facilityId, conversationId, reason: 'Itching' },
  }),
  'PATCH /notes': ({ noteId }) => ({ query: { id: noteId }, body: { plan: 'Bathing' } }),
  'DELETE /notes': ({ noteId }) => ({ query: { id: noteId } }),
  'POST /notes/sign': ({ noteId }) => ({ query: { id: noteId } }),
  'POST /notes/addenda': ({ noteId }) => ({ query: { id: noteId }, body: { text: 'Better' } }),
  'PUT /notes/release': ({ noteId }) => ({ query: { id: noteId }, body: { released: true } }),
  'GET /notes': ({ petId }) => ({ query: { PetId: petId } }),
  'GET /problems': ({ petId }) => ({ query: { PetId: petId } }),
  'PATCH /problems': ({ problemId }) => ({
    query: { id: problemId },
    body: { status: 'RESOLVED' },
  }),
  'GET /note-templates': ({ facilityId }) => ({ query: { facilityId } }),
  'POST /note-templates': ({ facilityId }) => ({ body: { facilityId, name: 'Ears' } }),
  'PATCH /note-templates': ({ noteTemplateId }) => ({
    query: { id: noteTemplateId },
    body: { name: 'Ears' },
  }),
  'DELETE /note-templates': ({ noteTemplateId }) => ({ query: { id: noteTemplateId } }),

  'GET /vaccines': () => ({}),
  'POST /vaccinations': ({ petId, facilityId }, { isOwner }) => ({
    body: {
      PetId: petId,
      ...(!isOwner && { facilityId }),
      vaccineId: 101,
      givenOn: '2026-01-05',
    },
  }),
  'GET /vaccinations': ({ petId }) => ({ query: { PetId: petId } }),
  'POST /vaccinations/void': ({ vaccinationId }) => ({
    query: { id: vaccinationId },
    body: { reason: 'Wrong batch' },
  }),
  'POST /vaccinations/confirm': ({ ownersVaccinationId, facilityId }) => ({
    query: { id: ownersVaccinationId },
    body: { facilityId },
  }),
  'GET /protocols': ({ facilityId }) => ({ query: { facilityId } }),
  'PATCH /protocols': ({ protocolId }) => ({
    query: { id: protocolId },
    body: { enabled: false },
  }),
  'GET /due': ({ petId }) => ({ query: { PetId: petId } }),
  'PUT /due/decision': ({ petId, protocolId }) => ({
    body: { PetId: petId, itemId: protocolId, decision: 'DECLINED' },
  }),

  'POST /prescriptions': ({ petId, facilityId, noteId }) => ({
    body: {
      PetId: petId,
      facilityId,
      noteId,
      lines: [
        {
          medicine: 'Apoquel',
          dose: 1,
          unit: 'mg',
          route: 'oral',
          every: { times: ['08:00'] },
          days: 3,
        },
      ],
    },
  }),
  'GET /prescriptions': ({ petId }) => ({ query: { PetId: petId } }),
  'GET /medicines': ({ facilityId }) => ({ query: { facilityId } }),
  'POST /therapies': ({ lineId }) => ({ body: { lineId } }),
  'POST /therapies/stop': ({ planId }) => ({ query: { id: planId }, body: {} }),
  'GET /therapies': ({ petId }) => ({ query: { PetId: petId } }),
  'POST /doses': ({ planId }) => ({
    body: { planId, dueAt: '2026-01-05T08:00:00Z', status: 'GIVEN' },
  }),
  'POST /shares': ({ petId }) => ({ body: { PetId: petId, days: 7, sections: ['NOTES'] } }),
  'GET /shares': ({ petId }) => ({ query: { PetId: petId } }),
  'DELETE /shares': ({ shareId }) => ({ query: { id: shareId } }),
  'GET /shared/{token}': () => ({ params: { token: 'unknown' } }),
  'GET /shared/{token}/documents': ({ documentId }) => ({
    params: { token: 'unknown' },
    query: { id: documentId },
  }),
  'GET /shared/{token}/record.pdf': () => ({
    params: { token: 'unknown' },
    query: { language: 'en' },
  }),
  'GET /recalls': ({ facilityId }) => ({ query: { facilityId, list: 'SENT' } }),
  'GET /recalls/settings': ({ facilityId }) => ({ query: { facilityId } }),
  'GET /recalls/preview': ({ facilityId }) => ({ query: { facilityId } }),
  'GET /recalls/figures': ({ facilityId }) => ({ query: { facilityId } }),
  'PUT /recalls/settings': ({ facilityId }) => ({ body: { facilityId, enabled: false } }),
  'GET /recalls/link': () => ({ query: { token: 'unknown' } }),
  'GET /recalls/link/slots': ({ serviceId }) => ({
    query: { token: 'unknown', serviceId, from: '2027-01-05', to: '2027-01-06' },
  }),
  'POST /recalls/link': () => ({ body: { token: 'unknown', action: 'STOP' } }),
  'GET /documents': ({ petId }) => ({ query: { PetId: petId } }),
  'POST /documents': ({ petId, facilityId }, { isOwner }) => ({
    body: { PetId: petId, ...(!isOwner && { facilityId }), kind: 'LAB', title: 'Blood count' },
    image: { bytes: PIXEL, type: 'image/png' },
  }),
  'PUT /documents/release': ({ documentId }) => ({
    query: { id: documentId },
    body: { released: true },
  }),
  'DELETE /documents': ({ documentId }) => ({ query: { id: documentId } }),
  'GET /record-access': ({ petId }) => ({ query: { PetId: petId } }),
  'PUT /record-access': ({ petId, facilityId }) => ({
    body: { PetId: petId, fromFacilityId: facilityId, toFacilityId: NO_CLINIC, allowed: false },
  }),
  'GET /therapies/refill': ({ planId }) => ({ query: { id: planId } }),
  'GET /prescriptions/{id}/pdf': ({ prescriptionId }) => ({ params: { id: prescriptionId } }),
  'GET /pets/vaccination-card.pdf': ({ petId }) => ({ query: { PetId: petId } }),
  'GET /pets/record.pdf': ({ petId }) => ({ query: { PetId: petId } }),
};
