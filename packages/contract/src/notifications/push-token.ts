import { isPushEndpoint } from '@zampa/domain/notifications/push-endpoint';
import * as z from 'zod';
import { jsonOrValue, text } from '../values.ts';
import { rawText } from '../bounded.ts';

/** Browser push subscription, as the Push API returns it. */
const Subscription = z.object({
  endpoint: rawText(1000).refine(isPushEndpoint, 'invalid_endpoint'),
  expirationTime: z.number().nullable().optional(),
  keys: z.object({
    p256dh: rawText(200).min(1).check(z.base64url()),
    auth: rawText(100).min(1).check(z.base64url()),
  }),
});

/** Push token of a phone, or a browser subscription as an object or JSON text. */
export const PushToken = jsonOrValue(z.union([Subscription, text(1000).min(1, 'required')]));

export type PushToken = z.output<typeof PushToken>;
