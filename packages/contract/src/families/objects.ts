import {
  FAMILY_ADMIN,
  FAMILY_MEMBER,
  MEMBERSHIP_STATUSES,
} from '@zampa/domain/families/membership';
import * as z from 'zod';
import { Person } from '../people/user.ts';
import { Pet } from '../pets/objects.ts';

export const familyRole = z.union([z.literal(FAMILY_ADMIN), z.literal(FAMILY_MEMBER)]);

const membershipFields = {
  idRole: familyRole,
  role: z.string(),
  status: z.enum(MEMBERSHIP_STATUSES),
};

/** A person's membership in a family; PENDING until a family admin accepts it. */
export const FamilyMembership = z
  .object({ FamilyId: z.uuid(), userId: z.uuid(), ...membershipFields })
  .meta({ id: 'FamilyMembership' });
export type FamilyMembership = z.output<typeof FamilyMembership>;

export const FamilyMember = Person.extend(membershipFields).meta({
  id: 'FamilyMember',
  description: 'Pending members (PENDING) are visible only to the family’s admins.',
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
      'code: for joining; visible only to members. balance: the amount due, in minor units; for staff, at their own facility.',
  });
export type Family = z.output<typeof Family>;
