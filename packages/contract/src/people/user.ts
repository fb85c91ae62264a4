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
    /** Whether the clinic accepts new requests: not after its trial has ended. Existing ones continue. */
    acceptsRequests: z.boolean(),
    pets: z.array(z.uuid()),
  })
  .meta({ id: 'VetFacility', description: 'A pet owner’s clinic. pets: those that it may see.' });
export type VetFacility = z.output<typeof VetFacility>;

export const AppliedFacility = z
  .object({
    id: z.uuid(),
    name: z.string(),
    city: z.string().nullable(),
    image: z.string().nullable(),
    /** Full name of the colleague who invited the vet that waits there. */
    invitedBy: z.string().optional(),
    /** Invited vets only: whether the plan has a seat for them now. */
    hasSeat: z.boolean().optional(),
  })
  .meta({
    id: 'AppliedFacility',
    description:
      'A facility with an open application or invitation: a vet asked to join its staff or was invited without a free seat, or it invites a pet owner, who answers with PATCH /client/status.',
  });
export type AppliedFacility = z.output<typeof AppliedFacility>;

export const FamilyLink = z.object({
  id: z.uuid(),
  code: z.string(),
  idRole: z.int(),
  role: z.string(),
});

/** Fields that people can change in their own profile. */
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
  /** Registration number of a vet; null for pet owners. */
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
    /** Amount that the person's families still owe, in minor units. */
    balance: z.int(),
    FamilyId: z.uuid().nullable(),
    families: z.array(FamilyLink),
    /** Families that the person has asked to join. */
    pendingFamilies: z.array(z.object({ id: z.uuid(), dateCreated: instant })),
    pets: z.array(Pet),
    facilities: z.array(StaffFacility),
    /** For a vet: clinics they asked to join. For a pet owner: clinics whose invitation they can answer. */
    pendingFacilities: z.array(AppliedFacility),
    facilitiesToBeCompleted: z.array(z.object({ id: z.uuid(), name: z.string() })),
    vetFacilities: z.array(VetFacility),
    dateCreated: instant,
    dateUpdated: instant,
  })
  .meta({ id: 'User' });
export type User = z.output<typeof User>;

/** Data of a person that colleagues, family and clients may see. */
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
