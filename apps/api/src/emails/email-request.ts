import * as z from 'zod';
import { BookingValues } from './booking-texts.ts';
import { DigestValues } from './digest-texts.ts';
import { LANGUAGES } from './email-text.ts';
import { NewsValues } from './news-texts.ts';
import { ReceiptValues } from './receipt-texts.ts';

const InvitationValues = z
  .object({
    facility: z.string(),
    inviter: z.string(),
    /** What the inviter wrote; may be empty. */
    message: z.string(),
    url: z.string(),
  })
  .readonly();
export type InvitationValues = z.output<typeof InvitationValues>;

const ofEvery = {
  to: z.object({ name: z.string(), address: z.string() }).readonly(),
  language: z.enum(LANGUAGES),
  /** Under what it is counted with others like it, of which only so many are sent; absent where it always is. */
  countedAs: z.string().optional(),
  /** A file that goes with it. */
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

/** An e-mail as features ask for it: what it says is decided by its template, in the reader's language. */
export const EmailRequest = z
  .discriminatedUnion('template', [
    email(
      ['confirm-address', 'reset-password', 'change-email'],
      z.object({ code: z.string() }).readonly(),
    ),
    email(['confirm-by-link', 'reset-by-link'], z.object({ url: z.string() }).readonly()),
    email(['email-changed', 'erasure-stopped'], z.object({}).readonly()),
    email(
      ['erasure-requested'],
      z.object({ date: z.iso.datetime(), zone: z.string().default('UTC') }).readonly(),
    ),
    email(['welcome'], z.object({ name: z.string(), url: z.string() }).readonly()),
    email(['invite-staff', 'invite-client'], InvitationValues),
    email(['booking'], BookingValues),
    email(['news'], NewsValues),
    email(['digest'], DigestValues),
    email(['receipt'], ReceiptValues),
  ])
  .readonly();
export type EmailRequest = z.output<typeof EmailRequest>;
