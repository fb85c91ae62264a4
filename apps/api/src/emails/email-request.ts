import * as z from 'zod';
import { BookingValues } from './booking-texts.ts';
import { DigestValues } from './digest-texts.ts';
import { LANGUAGES } from './email-text.ts';
import { NotificationValues } from './notification-texts.ts';
import { ReceiptValues } from './receipt-texts.ts';

const InvitationValues = z
  .object({
    facility: z.string(),
    inviter: z.string(),
    /** The inviter's message; may be empty. */
    message: z.string(),
    url: z.string(),
  })
  .readonly();
export type InvitationValues = z.output<typeof InvitationValues>;

const ofEvery = {
  to: z.object({ name: z.string(), address: z.string() }).readonly(),
  language: z.enum(LANGUAGES),
  /** Rate-limit key; e-mails over the limit are not sent. Absent if there is no limit. */
  countedAs: z.string().optional(),
  /** An attached file. */
  attachment: z
    .object({
      name: z.string(),
      contentType: z.string(),
      content: z.string(),
      encoding: z.literal('base64').optional(),
    })
    .readonly()
    .optional(),
};

const email = <const Templates extends readonly [string, ...string[]], Values extends z.ZodType>(
  templates: Templates,
  values: Values,
) => z.object({ ...ofEvery, template: z.enum(templates), values });

/** Request to send an e-mail. The template and the language determine its text. */
export const EmailRequest = z
  .discriminatedUnion('template', [
    email(
      ['confirm-address', 'reset-password', 'change-email'],
      z.object({ code: z.string() }).readonly(),
    ),
    email(['confirm-by-link', 'reset-by-link'], z.object({ url: z.string() }).readonly()),
    // Enqueued by an earlier version, it has no link.
    email(['email-changed'], z.object({ url: z.string().optional() }).readonly()),
    email(['email-restored', 'erasure-stopped'], z.object({}).readonly()),
    email(
      ['erasure-requested'],
      z.object({ date: z.iso.datetime(), zone: z.string().default('UTC') }).readonly(),
    ),
    email(['welcome'], z.object({ name: z.string(), url: z.string() }).readonly()),
    email(['invite-staff', 'invite-client'], InvitationValues),
    email(['booking'], BookingValues),
    email(['news'], NotificationValues),
    email(['digest'], DigestValues),
    email(['receipt'], ReceiptValues),
  ])
  .readonly();
export type EmailRequest = z.output<typeof EmailRequest>;
