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
      'pets: those linked to the facility; balance: what is open, in minor units; registered: the person has an account, whether or not they have accepted; recorded: names and contact are what the facility typed, and its own to change; closing: the person has asked for the deletion of their account, can take that back for two weeks, and is written to no more meanwhile; phone, mobile: where they are called, null of who is no client any more; address, taxNumber: what else it typed, null once the person speaks for themselves; delivery: how far the letter of an open invitation got.',
  });
export type Client = z.output<typeof Client>;
