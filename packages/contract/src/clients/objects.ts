import { RELATIONSHIP_STATUSES } from '@zampa/domain/clients/relationship';
import { DELIVERIES } from '@zampa/domain/invitations/invite';
import * as z from 'zod';
import { instant } from '../values.ts';
import { Pet } from '../pets/objects.ts';

export const Client = z
  .object({
    id: z.uuid(),
    userId: z.uuid(),
    FamilyId: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    mobile: z.string().nullable(),
    address: z.string().nullable(),
    postcode: z.string().nullable(),
    city: z.string().nullable(),
    taxNumber: z.string().nullable(),
    image: z.string().nullable(),
    status: z.enum(RELATIONSHIP_STATUSES),
    clientFrom: instant.nullable(),
    pets: z.array(Pet),
    balance: z.int(),
    note: z.string(),
    delivery: z.enum(DELIVERIES).nullable(),
    registered: z.boolean(),
    recorded: z.boolean(),
    closing: z.boolean(),
    dateUpdated: instant,
  })
  .meta({
    id: 'Client',
    description:
      'pets: those linked to the facility. balance: the amount due, in minor units. registered: the person has an account, accepted or not. recorded: name and contact were typed by the facility, which can change them. closing: the person has requested the deletion of their account, can cancel this for two weeks, and gets no e-mails until then. phone, mobile: numbers to call; null for former clients. address, postcode, city, taxNumber: typed by the facility; null once the person manages their own data. delivery: the delivery status of an open invitation.',
  });
export type Client = z.output<typeof Client>;
