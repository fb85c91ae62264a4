import { isPushEndpoint } from '@zampa/domain/notifications/push-endpoint';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id, structured, text } from '../values.ts';

/** A browser's subscription as the Push API gives it. */
const Subscription = z.object({
  endpoint: z.string().max(1000).refine(isPushEndpoint, 'invalid_endpoint'),
  expirationTime: z.number().nullable().optional(),
  keys: z.object({ p256dh: z.base64url().min(1).max(200), auth: z.base64url().min(1).max(100) }),
});

/** The token of a phone, or a browser's subscription as an object or JSON text. */
const PushToken = structured(z.union([Subscription, text(1000).min(1, 'required')]));
export type PushToken = z.output<typeof PushToken>;

export const registerPushToken = defineCall({
  method: 'POST',
  path: '/token',
  feature: 'notifications',
  summary: 'Be called on this browser or phone; it belongs to whoever registered it last',
  body: z.object({ UserId: id, token: PushToken }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});

export const removePushToken = defineCall({
  method: 'DELETE',
  path: '/token',
  feature: 'notifications',
  summary: 'No longer be called on this browser or phone; without a token on none',
  query: z.object({ UserId: id, token: PushToken.optional() }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
