import * as z from 'zod';
import { RELATIONSHIP_STATUSES } from '@zampa/domain/clients/relationship';
import { Pet } from '../pets/objects.ts';
import { instant } from '../values.ts';
import { StaffFacility } from './staff-facility.ts';

export type { StaffFacility };

export const VetFacility = z
  .object({
    id: z.uuid(),
    name: z.string(),
    city: z.string().nullable(),
    phone: z.string().nullable(),
    timezone: z.string(),
    image: z.string().nullable(),
    FamilyId: z.uuid(),
    status: z.enum(RELATIONSHIP_STATUSES),
    clientFrom: instant.nullable(),
    /** Whether anything new may be asked of it: not once its trial is over. What is there goes on. */
    acceptsRequests: z.boolean(),
    pets: z.array(z.uuid()),
  })
  .meta({ id: 'VetFacility', description: 'A clinic of a pet owner; pets: those it may see.' });
export type VetFacility = z.output<typeof VetFacility>;

export const AppliedFacility = z
  .object({
    id: z.uuid(),
    name: z.string(),
    city: z.string().nullable(),
    image: z.string().nullable(),
    /** The full name of the colleague who invited a vet that waits there. */
    invitedBy: z.string().optional(),
    /** Of whoever was invited: whether the plan has a seat for them by now. */
    hasSeat: z.boolean().optional(),
  })
  .meta({
    id: 'AppliedFacility',
    description:
      'A facility with which something waits: whose staff a vet has asked to join, or was invited to without a free seat, or which invites a pet owner, who answers by PATCH /client/status.',
  });
export type AppliedFacility = z.output<typeof AppliedFacility>;

export const FamilyLink = z.object({
  id: z.uuid(),
  code: z.string(),
  idRole: z.int(),
  role: z.string(),
});

/** The fields a person may change of their own profile. */
export const profileFields = {
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  region: z.string().nullable(),
  postcode: z.string().nullable(),
  taxNumber: z.string().nullable(),
  /** Under which a vet is registered; pet owners have none. */
  veterinaryCode: z.string().nullable(),
};

export const User = z
  .object({
    id: z.uuid(),
    email: z.string().nullable(),
    idCognito: z.uuid().nullable(),
    enabled: z.boolean(),
    status: z.string(),
    ...profileFields,
    isVet: z.boolean(),
    isPetOwner: z.boolean(),
    marketing: z.int(),
    thirdparties: z.int(),
    language: z.enum(['en', 'it']),
    image: z.string().nullable(),
    /** What their families have still to pay, in minor units. */
    balance: z.int(),
    FamilyId: z.uuid().nullable(),
    families: z.array(FamilyLink),
    /** Families that the person has asked to join. */
    pendingFamilies: z.array(z.object({ id: z.uuid(), dateCreated: instant })),
    pets: z.array(Pet),
    facilities: z.array(StaffFacility),
    /** Of a vet those that they have asked to join, of a pet owner those whose invitation they can answer. */
    pendingFacilities: z.array(AppliedFacility),
    facilitiesToBeCompleted: z.array(z.object({ id: z.uuid(), name: z.string() })),
    vetFacilities: z.array(VetFacility),
    dateCreated: instant,
    dateUpdated: instant,
  })
  .meta({ id: 'User' });
export type User = z.output<typeof User>;

/** What colleagues, family and clients may see of a person. */
export const Person = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    image: z.string().nullable(),
    isVet: z.boolean(),
    email: z.string().nullable().optional(),
    phone: z.string().nullable().optional(),
  })
  .meta({ id: 'Person' });
export type Person = z.output<typeof Person>;
