import type { AnyInput } from '@zampa/testing/send-call';
import { slotInTwoDays } from '../moments.ts';
import type { Caller } from './caller.ts';
import type { Things } from './scene.ts';

const chat = (parent_id: string) => ({ type: 'CHAT', parent_id, payload: { message: 'Hello' } });

const action = (parent_id: string, eventAction: string, more: object = {}) => ({
  type: 'BOT',
  parent_id,
  payload: { eventAction, ...more },
});

/** The same for conversations, diaries, bookings and pictures. */
export const requestsAboutEvents = {
  'GET /{userId}/diary': ({ userId }) => ({ params: { userId } }),
  'POST /{userId}/diary/search': ({ userId }) => ({ params: { userId }, body: {} }),
  'POST /{userId}/diary/count': ({ userId }) => ({ params: { userId }, body: {} }),
  'GET /{userId}/diary/{id}': ({ userId, conversationId }) => ({
    params: { userId, id: conversationId },
  }),
  'GET /inbox': () => ({}),
  'PUT /inbox/done': ({ conversationId }) => ({ body: { conversationId, seq: 1 } }),
  'GET /requests': () => ({}),
  'POST /requests/search': () => ({ body: {} }),
  'GET /requests/count': ({ facilityId }) => ({ query: { facilityId } }),
  'GET /requests/{id}': ({ conversationId }) => ({ params: { id: conversationId } }),

  'GET /search': () => ({ query: { q: 'pluto' } }),

  'POST /events HEALTH': ({ facilityId, familyId, petId, serviceId }) => ({
    body: {
      type: 'HEALTH',
      payload: { facilityId, familyId, pets: [petId], services: [serviceId] },
    },
  }),
  'POST /events HEALTH VISIT': (
    { facilityId, familyId, petId, serviceId, clinicianId },
    { isOwner },
  ) => ({
    body: {
      type: 'HEALTH',
      category: 'VISIT',
      payload: {
        facilityId,
        familyId,
        pets: [petId],
        services: [serviceId],
        event: isOwner ? {} : { ...slotInTwoDays(13), resource: clinicianId },
      },
    },
  }),
  'POST /events DIARY': ({ facilityId, petId }) => ({
    body: { type: 'DIARY', payload: { facilityId, pets: [petId], message: 'Bath' } },
  }),
  'POST /events CHAT': ({ conversationId }) => ({ body: chat(conversationId) }),
  'POST /events BOT': ({ conversationId }) => ({
    body: {
      type: 'BOT',
      parent_id: conversationId,
      payload: { eventAction: 'CLOSE_PERFORMANCE' },
    },
  }),
  'POST /events BOT PROPOSE_TIME': ({ conversationId, clinicianId }) => ({
    body: action(conversationId, 'PROPOSE_TIME', {
      times: [{ ...slotInTwoDays(11), resource: clinicianId }],
    }),
  }),
  'POST /events BOT APPOINTMENT': ({ conversationId, proposedStart: start }) => ({
    body: action(conversationId, 'APPOINTMENT', { start }),
  }),
  'POST /events BOT APPOINTMENT_UNDO': ({ conversationId }) => ({
    body: action(conversationId, 'APPOINTMENT_UNDO'),
  }),
  'POST /events BOT APPOINTMENT_NO_SHOW': ({ conversationId }) => ({
    body: action(conversationId, 'APPOINTMENT_NO_SHOW'),
  }),
  'POST /events BOT RELATED_TO_APPOINTMENT': ({ conversationId, visitId }) => ({
    body: action(conversationId, 'RELATED_TO_APPOINTMENT', { appointmentId: visitId }),
  }),
  'POST /events CALENDAR BOOKING': ({ conversationId, clinicianId }, { isOwner }) => ({
    body: {
      type: 'CALENDAR',
      category: 'BOOKING',
      parent_id: conversationId,
      payload: { event: isOwner ? {} : { ...slotInTwoDays(9), resource: clinicianId } },
    },
  }),
  'POST /events CALENDAR': ({ facilityId }) => ({
    body: {
      type: 'CALENDAR',
      category: 'OOO',
      payload: { facilityId, event: slotInTwoDays(8) },
    },
  }),
  'POST /videomeeting/room': ({ visitId: eventId }) => ({ query: { eventId } }),
  'GET /videomeeting/room': ({ meetingName: name }) => ({ query: { name } }),
  'DELETE /videomeeting/room': ({ meetingName: name }) => ({ query: { name } }),
  'GET /videomeeting/participants': ({ meetingName: name }) => ({ query: { name } }),
  'PUT /videomeeting/participants': ({ meetingName: name }) => ({
    body: { name, device: 'some-tab' },
  }),
  'PATCH /videomeeting/participants': ({ meetingName: name, userId }) => ({
    body: { name, userId, decision: 'ALLOW' },
  }),
  'DELETE /videomeeting/participants': ({ meetingName: name }) => ({ query: { name } }),
  'GET /v1/service/isVideomeeting': ({ facilityId, serviceId: services }) => ({
    query: { services, facilityId },
  }),
  'GET /events': ({ messageId }) => ({ query: { id: messageId } }),
  'GET /events ABSENCE': ({ absenceId: id }) => ({ query: { id } }),
  'DELETE /events': ({ textId }) => ({ query: { id: textId } }),
  'DELETE /events BOOKING': ({ bookingId: id }) => ({ query: { id } }),
  'DELETE /events ABSENCE': ({ absenceId: id }) => ({ query: { id } }),
  'PATCH /events': ({ conversationId }, { isOwner }) => ({
    query: { id: conversationId },
    body: { payload: isOwner ? { note: 'Better' } : { priority: 'HIGH' } },
  }),
  'PATCH /events/close': ({ conversationId }) => ({ query: { id: conversationId } }),
  'PUT /events/seen': ({ conversationId }) => ({ body: { conversationId, seq: 1 } }),
  'GET /events/heads': () => ({ query: { since: '2026-01-01T00:00:00Z' } }),
  'GET /files/{id}': ({ fileId: id }) => ({ params: { id } }),
  'GET /files/{id} AVATAR': ({ avatarId: id }) => ({ params: { id } }),
  'GET /files/{id} HEALTH': ({ photoId: id }) => ({ params: { id } }),
} as const satisfies Readonly<Record<string, (at: Things, caller: Caller) => AnyInput>>;
