import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

export const organizations = pgTable('organizations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').$type<'EUR' | 'USD'>().notNull().default('EUR'),
  /** Null once a plan governs. */
  trialStatus: text('trial_status').$type<'NEW' | 'ONBOARDING' | 'IN_PROGRESS' | 'EXPIRED'>(),
  trialStartedAt: instant('trial_started_at'),
  trialEndsAt: instant('trial_ends_at'),
  createdAt: instant('created_at').notNull(),
});

export const facilityTypes = pgTable('facility_types', {
  id: integer('id').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameIt: text('name_it').notNull(),
});

export const facilities = pgTable('facilities', {
  id: uuid('id').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  facilityTypeId: integer('facility_type_id'),
  code: text('code').notNull(),
  name: text('name').notNull(),
  phone: text('phone'),
  email: text('email'),
  timezone: text('timezone').notNull(),
  configurationStatus: text('configuration_status').notNull().default('NEW'),
  address: text('address'),
  streetNumber: text('street_number'),
  postcode: text('postcode'),
  city: text('city'),
  region: text('region'),
  country: text('country'),
  website: text('website'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const facilityMembers = pgTable(
  'facility_members',
  {
    facilityId: uuid('facility_id').notNull(),
    userId: uuid('user_id').notNull(),
    roleId: smallint('role_id').notNull(),
    status: text('status').$type<'PENDING' | 'ACTIVE' | 'REMOVED'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.facilityId, table.userId] })],
);

export const facilityClients = pgTable('facility_clients', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  /** The person of the family who is the facility's contact. */
  userId: uuid('user_id').notNull(),
  status: text('status').$type<RelationshipStatus>().notNull(),
  clientFrom: instant('client_from'),
  note: text('note').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The pets that a facility may see. */
export const facilityPets = pgTable(
  'facility_pets',
  {
    facilityId: uuid('facility_id').notNull(),
    petId: uuid('pet_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.facilityId, table.petId] })],
);

export const services = pgTable('services', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  serviceTypeId: integer('service_type_id').notNull(),
  name: text('name').notNull(),
  /** Minor units of the organization's currency. */
  price: integer('price').notNull(),
  /** Minutes. */
  duration: integer('duration').notNull(),
  /** Percent of the price. */
  deposit: integer('deposit').notNull().default(0),
  species: integer('species').array().notNull().default([]),
  enabled: boolean('enabled').notNull(),
  createdAt: instant('created_at').notNull(),
});
