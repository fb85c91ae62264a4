import {
  FAMILY_ADMIN,
  FAMILY_MEMBER,
  MEMBERSHIP_STATUSES,
} from '@zampa/domain/families/membership';
import * as z from 'zod';
import { Person } from '../people/user.ts';
import { Pet } from '../pets/objects.ts';

export const familyRole = z.union([z.literal(FAMILY_ADMIN), z.literal(FAMILY_MEMBER)]);

const standing = {
  idRole: familyRole,
  role: z.string(),
  status: z.enum(MEMBERSHIP_STATUSES),
};

/** How a person stands to a family; PENDING until an admin of it has accepted them. */
export const FamilyMembership = z
  .object({ FamilyId: z.uuid(), userId: z.uuid(), ...standing })
  .meta({ id: 'FamilyMembership' });
export type FamilyMembership = z.output<typeof FamilyMembership>;

export const FamilyMember = Person.extend(standing).meta({
  id: 'FamilyMember',
  description: 'Those who wait (PENDING) are shown to the admins of the family alone.',
});
export type FamilyMember = z.output<typeof FamilyMember>;

export const Family = z
  .object({
    id: z.uuid(),
    code: z.string().nullable(),
    enabled: z.boolean(),
    Users: z.array(FamilyMember),
    Pets: z.array(Pet),
    Facilities: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        status: z.string(),
        clientFrom: z.string().nullable(),
      }),
    ),
    balance: z.int(),
    dateCreated: z.string(),
    dateUpdated: z.string(),
  })
  .meta({
    id: 'Family',
    description:
      'code: to join by, for its own people; balance: what is open, in minor units, to staff that of their own facility.',
  });
export type Family = z.output<typeof Family>;
