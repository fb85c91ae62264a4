import { DELIVERIES, INVITATION_ERRORS } from '@zampa/domain/invitations/invite';
import { SMS_REFUSALS } from '@zampa/domain/invitations/sms-refusal';
import * as z from 'zod';
import { instant } from '../values.ts';

/** Result for each invited person, in the order of the request. */
export const Invited = z
  .object({
    invited: z.int(),
    rows: z.array(
      z.object({
        row: z.int(),
        status: z.enum(['INVITED', 'ERROR']),
        code: z.enum(INVITATION_ERRORS).optional(),
      }),
    ),
  })
  .meta({ id: 'Invited', description: 'row: position in the sent list, starting at 0.' });
export type Invited = z.output<typeof Invited>;

export const Invitation = z
  .object({
    id: z.uuid(),
    facilityId: z.uuid(),
    kind: z.enum(['STAFF', 'CLIENT']),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    message: z.string(),
    idRole: z.int().nullable(),
    role: z.string().nullable(),
    userId: z.uuid().nullable(),
    sent: z.int(),
    delivery: z.enum(DELIVERIES).nullable(),
    link: z.string(),
    text: z.string().nullable(),
    sms: z.boolean(),
    smsRefusal: z.enum(SMS_REFUSALS).nullable(),
    dateCreated: instant,
    dateUpdated: instant,
    expires: instant,
  })
  .meta({
    id: 'Invitation',
    description:
      'An open invitation as staff see it. link: to be copied if nothing is sent. text: the text message with the link; null if there is an e-mail address. sms: whether the server sends it; otherwise staff send it by hand. smsRefusal: why it does not (PLAN: only clinics with a paid plan send SMS; COUNTRY: no SMS are sent to the number’s country). userId: the client’s record. delivery: the delivery status of the latest e-mail or SMS; null without one.',
  });
export type Invitation = z.output<typeof Invitation>;
