import type { DueDecision } from '@zampa/domain/health/due-items';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Rule of a protocol: when doses of an item are due. */
const ruleColumns = {
  enabled: boolean('enabled').notNull(),
  firstAtWeeks: integer('first_at_weeks').notNull(),
  seriesEveryWeeks: integer('series_every_weeks'),
  seriesUntilWeeks: integer('series_until_weeks'),
  primaryDoses: integer('primary_doses').notNull(),
  boosterAtWeeks: integer('booster_at_weeks'),
  repeatMonths: integer('repeat_months'),
};

/** Catalogue of vaccines and other preventive care by species, with the rule that clinics start with. */
export const preventiveItems = pgTable('preventive_items', {
  id: integer('id').primaryKey(),
  speciesId: integer('species_id').notNull(),
  kind: text('kind').notNull(),
  vaccine: boolean('vaccine').notNull(),
  nameEn: text('name_en').notNull(),
  nameIt: text('name_it').notNull(),
  ...ruleColumns,
});

/** A clinic's own rule for each item of the catalogue. */
export const protocolItems = pgTable('protocol_items', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  itemId: integer('item_id').notNull(),
  ...ruleColumns,
  /** Days after the due day on which the family is reminded; negative before it. */
  recallDays: integer('recall_days').array().$type<readonly number[]>().notNull(),
  /** The service that a recall offers to book; null for the clinic's visit. */
  serviceId: uuid('service_id'),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Doses that were given. Corrections void an entry; no entry is deleted. */
export const vaccinations = pgTable('vaccinations', {
  id: uuid('id').primaryKey(),
  petId: uuid('pet_id').notNull(),
  familyId: uuid('family_id').notNull(),
  /** Null if a pet owner recorded it. */
  facilityId: uuid('facility_id'),
  itemId: integer('item_id').notNull(),
  product: text('product'),
  manufacturer: text('manufacturer'),
  batch: text('batch'),
  expiresOn: date('expires_on', { mode: 'string' }),
  givenOn: date('given_on', { mode: 'string' }).notNull(),
  site: text('site'),
  doseNumber: integer('dose_number'),
  nextDueOn: date('next_due_on', { mode: 'string' }),
  fileId: uuid('file_id'),
  authorId: uuid('author_id'),
  confirmedAt: instantColumn('confirmed_at'),
  confirmedBy: uuid('confirmed_by'),
  confirmedFacilityId: uuid('confirmed_facility_id'),
  voidedAt: instantColumn('voided_at'),
  voidedBy: uuid('voided_by'),
  voidReason: text('void_reason'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Items that somebody declined or postponed for a pet. Without a facility the family decided. */
export const dueDecisions = pgTable('due_decisions', {
  id: uuid('id').primaryKey(),
  petId: uuid('pet_id').notNull(),
  familyId: uuid('family_id').notNull(),
  facilityId: uuid('facility_id'),
  itemId: integer('item_id').notNull(),
  decision: text('decision').$type<DueDecision>().notNull(),
  until: date('until', { mode: 'string' }),
  reason: text('reason'),
  authorId: uuid('author_id'),
  decidedAt: instantColumn('decided_at').notNull(),
});
