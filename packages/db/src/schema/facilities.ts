import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { ManualStep } from '@zampa/domain/facilities/onboarding-steps';
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
  /** Without the country prefix. */
  vat: text('vat'),
  vatCountry: text('vat_country'),
  fiscalCode: text('fiscal_code'),
  pec: text('pec'),
  sdi: text('sdi'),
  billingEmail: text('billing_email'),
  currency: text('currency').$type<'EUR' | 'USD'>().notNull().default('EUR'),
  /** Null once a plan applies. */
  trialStatus: text('trial_status').$type<TrialStatus>(),
  trialStartedAt: instantColumn('trial_started_at'),
  trialEndsAt: instantColumn('trial_ends_at'),
  /** The last warning sent to its admins: that the trial ends, or that new work is blocked by an overdue payment. */
  warned: text('warned').$type<TrialWarning | 'PAST_DUE'>(),
  /** Null before and during the trial. */
  planId: text('plan_id').$type<PlanId>(),
  planStatus: text('plan_status').$type<GoverningPlan['status']>(),
  /** Paid seats beyond those included. */
  extraUsers: integer('extra_users').notNull().default(0),
  /** End of the paid term, when it is renewed or ends. */
  termEndsAt: instantColumn('term_ends_at'),
  pastDueSince: instantColumn('past_due_since'),
  stripeAccountId: text('stripe_account_id'),
  paymentsStatus: text('payments_status').$type<PaymentsStatus>().notNull().default('NONE'),
  /** When the billing data last changed; null if never. */
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
  /** Customer id with the billing provider; null until it was created. */
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
  /** Number and text for clients outside opening hours. */
  emergencyPhone: text('emergency_phone'),
  emergencyText: text('emergency_text'),
  imageId: uuid('image_id'),
  /** Onboarding steps that an admin has completed or skipped. */
  settledSteps: text('settled_steps').array().$type<ManualStep[]>().notNull().default([]),
  /** Null if the hours have not been replaced since the facility was created. */
  hoursUpdatedAt: instantColumn('hours_updated_at'),
  /** No times are offered to pet owners until then. */
  bookingsPausedUntil: instantColumn('bookings_paused_until'),
  /** Whether reception reads and answers messages of owners. */
  receptionAnswers: boolean('reception_answers').notNull().default(true),
  /** Whether urgent notifications are sent during quiet hours. */
  urgentPassesQuiet: boolean('urgent_passes_quiet').notNull().default(true),
  createdAt: instantColumn('created_at').notNull(),
  /** When its data last changed; used as version for optimistic locking. */
  updatedAt: instantColumn('updated_at').notNull(),
});

export const facilityMembers = pgTable(
  'facility_members',
  {
    facilityId: uuid('facility_id').notNull(),
    userId: uuid('user_id').notNull(),
    roleId: smallint('role_id').notNull(),
    status: text('status').$type<'PENDING' | 'ACTIVE' | 'REMOVED'>().notNull(),
    /** Species that this person treats; empty means all. */
    species: integer('species').array().notNull().default([]),
    services: uuid('services').array().notNull().default([]),
    /** Null if this person works the hours of the facility. */
    timetableId: uuid('timetable_id'),
    createdAt: instantColumn('created_at').notNull(),
    /** Null if unchanged since they joined. */
    updatedAt: instantColumn('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.facilityId, table.userId] })],
);

/** A client's contact data as entered by a facility. */
export type TypedContact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile?: string | null;
  readonly address?: string | null;
  readonly postcode?: string | null;
  readonly city?: string | null;
  readonly taxNumber?: string | null;
};

export const facilityClients = pgTable('facility_clients', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  /** The family member who is the facility's contact. */
  userId: uuid('user_id').notNull(),
  status: text('status').$type<RelationshipStatus>().notNull(),
  clientFrom: instantColumn('client_from'),
  note: text('note').notNull().default(''),
  /**
   * The contact data entered by the facility for a person who has signed up but not accepted yet; the facility sees
   * only these until then.
   */
  contact: jsonb('contact').$type<TypedContact>(),
  /** Since when the facility has blocked the family, even after they left; null if not blocked. */
  shutOutAt: instantColumn('shut_out_at'),
  /** The import that created this client; null otherwise. */
  importId: uuid('import_id'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** The pets that a facility has access to. */
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
  /** In minor units of the organization's currency. */
  price: integer('price').notNull(),
  /** In minutes. */
  duration: integer('duration').notNull(),
  /** In percent of the price. */
  deposit: integer('deposit').notNull().default(0),
  species: integer('species').array().notNull().default([]),
  enabled: boolean('enabled').notNull(),
  /** Booked instantly, without confirmation by the clinic. */
  instant: boolean('instant').notNull().default(false),
  /** Minimum minutes between booking and start. */
  notice: integer('notice').notNull().default(60),
  /** Number of days ahead that can be booked. */
  horizon: integer('horizon').notNull().default(60),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
