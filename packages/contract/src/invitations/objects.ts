import { DELIVERIES, INVITATION_ERRORS } from '@zampa/domain/invitations/invite';
import * as z from 'zod';
import { instant } from '../values.ts';

/** What became of each of the people that were to be invited, in their order. */
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
  .meta({ id: 'Invited', description: 'row: from 0, the place in the list that was sent.' });
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
    dateCreated: instant,
    dateUpdated: instant,
    expires: instant,
  })
  .meta({
    id: 'Invitation',
    description:
      'An open invitation as the staff sees it; link: to be copied where nothing is sent; text: what reaches a phone, with the link, null where there is an e-mail address; sms: whether that is sent from here, otherwise it is sent by hand; userId: the client’s record; delivery: how far the latest letter or SMS got, null without one.',
  });
export type Invitation = z.output<typeof Invitation>;
