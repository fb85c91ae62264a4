import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { SettledStep } from '@zampa/domain/facilities/steps';
import type { TrialStatus } from '@zampa/domain/facilities/trial';
import type { PaymentsStatus } from '@zampa/domain/payments/account';
import type { PlanId } from '@zampa/domain/subscription/plans';
import type { GoverningPlan } from '@zampa/domain/subscription/subscription';
import type { TrialWarning } from '@zampa/domain/subscription/warnings';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

export const organizations = pgTable('organizations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  businessName: text('business_name'),
  /** Without the country's prefix. */
  vat: text('vat'),
  vatCountry: text('vat_country'),
  fiscalCode: text('fiscal_code'),
  pec: text('pec'),
  sdi: text('sdi'),
  billingEmail: text('billing_email'),
  currency: text('currency').$type<'EUR' | 'USD'>().notNull().default('EUR'),
  /** Null once a plan governs. */
  trialStatus: text('trial_status').$type<TrialStatus>(),
  trialStartedAt: instantColumn('trial_started_at'),
  trialEndsAt: instantColumn('trial_ends_at'),
  /** The last warning that its admins were given: that the trial ends, or that new work waits for a payment. */
  warned: text('warned').$type<TrialWarning | 'PAST_DUE'>(),
  /** Null in the trial and before it. */
  planId: text('plan_id').$type<PlanId>(),
  planStatus: text('plan_status').$type<GoverningPlan['status']>(),
  /** People that are paid for beyond those included. */
  extraUsers: integer('extra_users').notNull().default(0),
  /** When what is paid for ends, or is paid for again. */
  termEndsAt: instantColumn('term_ends_at'),
  pastDueSince: instantColumn('past_due_since'),
  stripeAccountId: text('stripe_account_id'),
  paymentsStatus: text('payments_status').$type<PaymentsStatus>().notNull().default('NONE'),
  /** When what stands on the invoices was changed last; null: never since it was opened. */
  dataUpdatedAt: instantColumn('data_updated_at'),
  updatedAt: instantColumn('updated_at'),
  createdAt: instantColumn('created_at').notNull(),
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
  /** As whom the billing provider knows it, once that has said so. */
  billingCustomerId: text('billing_customer_id'),
  address: text('address'),
  streetNumber: text('street_number'),
  suite: text('suite'),
  postcode: text('postcode'),
  city: text('city'),
  region: text('region'),
  country: text('country'),
  website: text('website'),
  mobile: text('mobile'),
  imageId: uuid('image_id'),
  /** Steps of the onboarding that its admins have done or left out on purpose. */
  settledSteps: text('settled_steps').array().$type<SettledStep[]>().notNull().default([]),
  /** Null: the hours were not replaced since it was opened. */
  hoursUpdatedAt: instantColumn('hours_updated_at'),
  /** Until then pet owners are offered no times. */
  bookingsPausedUntil: instantColumn('bookings_paused_until'),
  /** Whether its desk reads and answers what owners write. */
  receptionAnswers: boolean('reception_answers').notNull().default(true),
  /** Whether what is urgent is told in the quiet hours of its people. */
  urgentPassesQuiet: boolean('urgent_passes_quiet').notNull().default(true),
  createdAt: instantColumn('created_at').notNull(),
  /** When its data were changed last, as its form holds them: the version that a change names. */
  updatedAt: instantColumn('updated_at').notNull(),
});

export const facilityMembers = pgTable(
  'facility_members',
  {
    facilityId: uuid('facility_id').notNull(),
    userId: uuid('user_id').notNull(),
    roleId: smallint('role_id').notNull(),
    status: text('status').$type<'PENDING' | 'ACTIVE' | 'REMOVED'>().notNull(),
    /** What this person treats; an empty list means all. */
    species: integer('species').array().notNull().default([]),
    services: uuid('services').array().notNull().default([]),
    /** Null: this person works the hours of the facility. */
    timetableId: uuid('timetable_id'),
    createdAt: instantColumn('created_at').notNull(),
    /** Null: never since they came. */
    updatedAt: instantColumn('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.facilityId, table.userId] })],
);

/** What a facility typed of a client. */
export type TypedContact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile?: string | null;
  readonly address?: string | null;
  readonly taxNumber?: string | null;
};

export const facilityClients = pgTable('facility_clients', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  /** The person of the family who is the facility's contact. */
  userId: uuid('user_id').notNull(),
  status: text('status').$type<RelationshipStatus>().notNull(),
  clientFrom: instantColumn('client_from'),
  note: text('note').notNull().default(''),
  /** What the facility typed of somebody who has signed up and not accepted yet: all it sees until then. */
  contact: jsonb('contact').$type<TypedContact>(),
  /** Since when the facility shuts the family out, also after they have left; null where it does not. */
  shutOutAt: instantColumn('shut_out_at'),
  /** The import that brought this client, if one did. */
  importId: uuid('import_id'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** The pets that a facility may see. */
export const facilityPets = pgTable(
  'facility_pets',
  {
    facilityId: uuid('facility_id').notNull(),
    petId: uuid('pet_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
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
  /** Booked at once, without the clinic's agreement. */
  instant: boolean('instant').notNull().default(false),
  /** Minutes that have to lie between the booking and its start. */
  notice: integer('notice').notNull().default(60),
  /** Days ahead that can be booked. */
  horizon: integer('horizon').notNull().default(60),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
