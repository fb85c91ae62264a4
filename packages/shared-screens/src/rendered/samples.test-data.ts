import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Client } from '@zampa/contract/clients/objects';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Service } from '@zampa/contract/facilities/objects';
import type { StaffFacility, User } from '@zampa/contract/people/user';
import type { Pet, PetAttributes } from '@zampa/contract/pets/objects';

const at = '2026-11-20T09:00:00.000Z';
const noContact = { phone: null, mobile: null, address: null, postcode: null, city: null };

/** Ids of all samples, for tests that compare sent requests. */
export const ids = {
  clinic: '00000000-0000-7000-8000-000000000001',
  organization: '00000000-0000-7000-8000-000000000002',
  vera: '00000000-0000-7000-8000-000000000003',
  marta: '00000000-0000-7000-8000-000000000004',
  family: '00000000-0000-7000-8000-000000000005',
  luna: '00000000-0000-7000-8000-000000000006',
  conversation: '00000000-0000-7000-8000-000000000007',
  booking: '00000000-0000-7000-8000-000000000008',
  visit: '00000000-0000-7000-8000-000000000009',
  message: '00000000-0000-7000-8000-00000000000a',
  client: '00000000-0000-7000-8000-00000000000b',
  otherClient: '00000000-0000-7000-8000-00000000000c',
} as const;

export const luna: Pet = {
  id: ids.luna,
  name: 'Luna',
  birthDate: '2020-05-04',
  sex: 'F',
  FamilyId: ids.family,
  SpeciesId: 1,
  BreedId: null,
  CoatId: null,
  OriginId: null,
  image: null,
  weight: 28_400,
  microchip: null,
  neutered: null,
  bites: null,
  allergies: null,
  chronicConditions: null,
  deceasedOn: null,
  avatar: null,
  dateCreated: at,
  dateUpdated: at,
};

/** In Rome, while the test browser is in New York. */
export const clinic: StaffFacility = {
  id: ids.clinic,
  name: 'Clinica San Luca',
  code: 'K7PM3XQ9',
  city: 'Roma',
  image: null,
  timezone: 'Europe/Rome',
  currency: 'EUR',
  configurationStatus: 'COMPLETE',
  idRole: 1,
  receptionAnswers: true,
  urgentPassesQuiet: true,
  role: 'VET_FACILITY_ADMIN',
  OrganizationId: ids.organization,
  trial: null,
  governs: true,
  restriction: null,
};

const baseUser: Omit<User, 'id' | 'firstName' | 'lastName' | 'email' | 'isVet' | 'isPetOwner'> = {
  idCognito: null,
  enabled: true,
  status: 'CONFIRMED',
  phone: null,
  mobile: null,
  address: 'Via dei Serpenti 12',
  city: 'Roma',
  country: null,
  region: null,
  postcode: '00184',
  taxNumber: null,
  veterinaryCode: null,
  marketing: 0,
  thirdparties: 0,
  language: 'en',
  image: null,
  balance: 0,
  FamilyId: null,
  families: [],
  pendingFamilies: [],
  pets: [],
  facilities: [],
  pendingFacilities: [],
  facilitiesToBeCompleted: [],
  vetFacilities: [],
  dateCreated: at,
  dateUpdated: at,
};

/** A vet and admin of the clinic. */
export const vera: User = {
  ...baseUser,
  id: ids.vera,
  firstName: 'Vera',
  lastName: 'Rossi',
  email: 'vera@clinic.example',
  isVet: true,
  isPetOwner: false,
  facilities: [clinic],
};

/** A pet owner and admin of her family, client of the clinic with her dog. */
export const marta: User = {
  ...baseUser,
  id: ids.marta,
  firstName: 'Marta',
  lastName: 'Bianchi',
  email: 'marta@owner.example',
  isVet: false,
  isPetOwner: true,
  FamilyId: ids.family,
  families: [{ id: ids.family, code: 'FAMILY', idRole: 9, role: 'FAMILY_ADMIN' }],
  pets: [luna],
  vetFacilities: [
    {
      id: ids.clinic,
      name: 'Clinica San Luca',
      city: 'Roma',
      phone: '+390612345678',
      timezone: 'Europe/Rome',
      image: null,
      FamilyId: ids.family,
      status: 'ACTIVE',
      clientFrom: at,
      acceptsRequests: true,
      pets: [ids.luna],
    },
  ],
};

const toPerson = ({ id, firstName, lastName, isVet }: User) => ({
  id,
  firstName,
  lastName,
  image: null,
  isVet,
});

export const staff: readonly StaffMember[] = [
  { ...toPerson(vera), idRole: 1, role: 'VET_FACILITY_ADMIN' },
];

export const client: Client = {
  id: ids.client,
  userId: ids.marta,
  FamilyId: ids.family,
  firstName: 'Marta',
  lastName: 'Bianchi',
  email: 'marta@owner.example',
  ...noContact,
  taxNumber: null,
  image: null,
  status: 'ACTIVE',
  clientFrom: at,
  pets: [luna],
  balance: 0,
  note: '',
  delivery: null,
  registered: true,
  recorded: false,
  closing: false,
  dateUpdated: at,
};

/** A service of 30 minutes for €35; `changes` overrides fields. */
export const service = (id: string, changes: Partial<Service> = {}): Service => ({
  id,
  ServiceTypeId: 4,
  name: 'First visit',
  price: 3500,
  currency: 'EUR',
  duration: 30,
  deposit: 0,
  species: [],
  enabled: true,
  instant: false,
  notice: 60,
  horizon: 60,
  dateUpdated: '2026-11-20T09:00:00.000Z',
  ...changes,
});

/** An open visit of Luna with an open amount of €25.50. */
export const conversation: Conversation = {
  id: ids.conversation,
  parent_id: null,
  type: 'HEALTH',
  category: 'VISIT',
  seq: 3,
  file: null,
  payload: {
    source: 'APP',
    note: 'She limps.',
    redFlags: [],
    pets: [ids.luna],
    services: [],
    serviceNames: ['First visit'],
    priority: 'MEDIUM',
    status: 'OPEN',
    userId: ids.marta,
    assigneeId: ids.vera,
    facilityId: ids.clinic,
    facilityName: 'Clinica San Luca',
    familyId: ids.family,
    assignDate: at,
    openDate: at,
    closeDate: null,
    duration: null,
    payment: {
      status: 'TO_BE_PAID',
      amount: 2550,
      currency: 'EUR',
      payment_type: 'UNKNOWN',
      requestDate: null,
      paidDate: null,
    },
    followUpOf: null,
    continuedIn: [],
    videomeeting: null,
  },
  dateCreated: at,
  dateUpdated: at,
  user: toPerson(marta),
  family: { id: ids.family, user: toPerson(marta), registered: true, ended: false },
  facility: { id: ids.clinic, name: 'Clinica San Luca', timezone: 'Europe/Rome', phone: null },
  assignee: toPerson(vera),
  pets: [luna],
  lastEvent: null,
  lastMessage: null,
  lastUserMessage: null,
  proposal: null,
  lastBooking: null,
  appointment: null,
  unread: 0,
  readSeq: 0,
  match: null,
};

/** The confirmed booking of a visit, at 15:00 in Rome. */
export const booking: CalendarEvent = {
  id: ids.booking,
  parent_id: ids.conversation,
  type: 'CALENDAR',
  category: 'BOOKING',
  payload: {
    event: {
      title: 'Luna',
      subtitle: '',
      start: '2027-03-02T14:00:00.000Z',
      end: '2027-03-02T14:30:00.000Z',
      allDay: false,
      resource: ids.vera,
    },
    status: 'NEW',
    valid: true,
    services: [],
    pets: [ids.luna],
    facilityId: ids.clinic,
    userId: ids.marta,
    reason: '',
    address: '',
    seriesId: null,
    noShow: false,
    attendanceConfirmedAt: null,
    heldUntil: null,
    updatedByUserId: null,
    movedAt: null,
    firstStatus: null,
    invalidatedAt: null,
    invalidatedBy: null,
  },
  user: toPerson(marta),
  client: toPerson(marta),
  petNames: ['Luna'],
  ended: false,
  unread: 0,
  dateCreated: at,
  dateUpdated: at,
};

/** Empty pet attributes, for tests that do not depend on them. */
export const noAttributes: PetAttributes = {
  species: [],
  breeds: [],
  coats: [],
  origins: [],
  sex: [],
};
