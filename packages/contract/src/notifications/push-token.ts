import { isPushEndpoint } from '@zampa/domain/notifications/push-endpoint';
import * as z from 'zod';
import { structured, text } from '../values.ts';

/** A browser's subscription as the Push API gives it. */
const Subscription = z.object({
  endpoint: z.string().max(1000).refine(isPushEndpoint, 'invalid_endpoint'),
  expirationTime: z.number().nullable().optional(),
  keys: z.object({ p256dh: z.base64url().min(1).max(200), auth: z.base64url().min(1).max(100) }),
});

/** The token of a phone, or a browser's subscription as an object or JSON text. */
export const PushToken = structured(z.union([Subscription, text(1000).min(1, 'required')]));

export type PushToken = z.output<typeof PushToken>;
