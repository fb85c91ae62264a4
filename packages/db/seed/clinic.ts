import {
  DEFAULT_SERVICES,
  type ServiceTypeId,
  DEFAULT_BOOKING_WINDOW,
} from '@zampa/domain/services/service-types';
import type {
  facilities,
  facilityMembers,
  organizations,
  services,
} from '../src/schema/facilities.ts';
import type { users } from '../src/schema/people.ts';
import { type Hours, createHours } from './hours.ts';
import { personRow } from './person-row.ts';
import { daysBefore, type Seeding } from './seeding.ts';

/** Age of the clinic in days. */
export const CLINIC_DAYS = 60;
const VETERINARY_CLINIC = 2;

type ServiceRow = typeof services.$inferInsert & { readonly serviceTypeId: ServiceTypeId };

export type Clinic = {
  readonly organization: typeof organizations.$inferInsert;
  readonly facility: typeof facilities.$inferInsert;
  readonly services: readonly ServiceRow[];
  /** The admin first, then the other vets, then reception. */
  readonly staff: readonly (typeof users.$inferInsert)[];
  readonly hours: Hours;
  readonly members: readonly (typeof facilityMembers.$inferInsert)[];
};

/** In euro cents. */
const prices: Readonly<Record<ServiceTypeId, number>> = { 1: 0, 2: 6000, 3: 3500, 4: 4500 };

/** Free and booked instantly, because paid services need an account with the card provider. */
const CHECK_UP = {
  serviceTypeId: 4,
  name: 'Visita di controllo',
  duration: 30,
  price: 0,
  enabled: true,
  instant: true,
} as const;

const colleagues = [
  { firstName: 'Giulia', lastName: 'Rossi', language: 'it', roleId: 1, follows: null },
  { firstName: 'Luca', lastName: 'Marchetti', language: 'it', roleId: 3, follows: 'mornings' },
  { firstName: 'Chiara', lastName: 'Esposito', language: 'it', roleId: 5, follows: null },
] as const;

/** Returns Clinica San Luca with its team. */
export function createClinic(
  seeding: Seeding,
  admin: { accountId: string; email: string },
): Clinic {
  const { now, newId, newCode } = seeding;
  const createdAt = daysBefore(now, CLINIC_DAYS);
  const organizationId = newId();
  const facilityId = newId();
  const hours = createHours(seeding, facilityId, CLINIC_DAYS);
  const staff = colleagues.map((colleague, index) => ({
    ...personRow(seeding, { ...colleague, index, isVet: true, createdAt }),
    ...(colleague.roleId === 1 ? { ...admin, welcomedAt: createdAt } : {}),
  }));
  return {
    organization: {
      id: organizationId,
      name: 'Clinica San Luca',
      businessName: 'Clinica San Luca S.r.l.',
      vat: '12345678903',
      vatCountry: 'IT',
      fiscalCode: '12345678903',
      pec: 'san-luca@pec.example.test',
      createdAt,
    },
    facility: {
      id: facilityId,
      organizationId,
      facilityTypeId: VETERINARY_CLINIC,
      code: newCode(),
      name: 'Clinica San Luca',
      phone: '+39 06 5555 0100',
      emergencyPhone: '+39 06 5555 0199',
      email: 'clinica@san-luca.example.test',
      timezone: 'Europe/Rome',
      address: 'Via San Luca',
      streetNumber: '12',
      postcode: '00184',
      city: 'Roma',
      region: 'Lazio',
      country: 'IT',
      settledSteps: ['availability', 'colleagues', 'payments'],
      createdAt,
      updatedAt: createdAt,
    },
    services: createServices(seeding, facilityId, createdAt),
    staff,
    hours,
    members: staff.map(({ id: userId }, index) => ({
      facilityId,
      userId,
      roleId: colleagues[index]?.roleId ?? colleagues[0].roleId,
      status: 'ACTIVE' as const,
      timetableId: colleagues[index]?.follows === 'mornings' ? hours.timetable.id : null,
      createdAt,
    })),
  };
}

const createServices = (
  { newId }: Seeding,
  facilityId: string,
  createdAt: Date,
): readonly ServiceRow[] =>
  [
    ...DEFAULT_SERVICES.map((service) => ({ ...service, price: prices[service.serviceTypeId] })),
    CHECK_UP,
  ].map((service) => ({
    ...service,
    ...DEFAULT_BOOKING_WINDOW,
    id: newId(),
    facilityId,
    createdAt,
    updatedAt: createdAt,
  }));
