import { RELATIONSHIP_STATUSES } from '@zampa/domain/clients/relationship';
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
    image: z.string().nullable(),
    status: z.enum(RELATIONSHIP_STATUSES),
    clientFrom: instant.nullable(),
    pets: z.array(Pet),
    balance: z.int(),
    note: z.string(),
  })
  .meta({
    id: 'Client',
    description: 'pets: those linked to the facility; balance: what is open, in minor units.',
  });
export type Client = z.output<typeof Client>;
