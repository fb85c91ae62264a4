import type { DoseStatus } from '@zampa/domain/health/dose-times';
import type { DueDecision } from '@zampa/domain/health/due-items';
import type { NoteStatus, ProblemStatus } from '@zampa/domain/health/note-states';
import type { Diagnosis } from '@zampa/domain/health/plan-problems';
import type { Vitals } from '@zampa/domain/health/vital-ranges';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Notes that staff write about a pet. A signed note never changes. */
export const visitNotes = pgTable('visit_notes', {
  id: uuid('id').primaryKey(),
  petId: uuid('pet_id').notNull(),
  familyId: uuid('family_id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  conversationId: uuid('conversation_id'),
  authorId: uuid('author_id'),
  status: text('status').$type<NoteStatus>().notNull(),
  notedAt: instantColumn('noted_at').notNull(),
  reason: text('reason').notNull(),
  history: text('history').notNull(),
  findings: text('findings').notNull(),
  vitals: jsonb('vitals').$type<Vitals>().notNull(),
  assessment: text('assessment').notNull(),
  diagnoses: jsonb('diagnoses').$type<readonly Diagnosis[]>().notNull(),
  plan: text('plan').notNull(),
  /** Never shown outside the clinic. */
  privateNote: text('private_note').notNull(),
  deceasedOn: date('deceased_on', { mode: 'string' }),
  version: integer('version').notNull(),
  signedAt: instantColumn('signed_at'),
  signedBy: uuid('signed_by'),
  releasedAt: instantColumn('released_at'),
  /** When the family was notified of the release, which happens once. */
  announcedAt: instantColumn('announced_at'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Corrections of signed notes. */
export const visitNoteAddenda = pgTable('visit_note_addenda', {
  id: uuid('id').primaryKey(),
  noteId: uuid('note_id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  authorId: uuid('author_id'),
  text: text('text').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** Problem list of pets. Active chronic problems are the chronic conditions of the pet card. */
export const problems = pgTable('problems', {
  id: uuid('id').primaryKey(),
  petId: uuid('pet_id').notNull(),
  familyId: uuid('family_id').notNull(),
  /** Null if it was entered on the pet card. */
  facilityId: uuid('facility_id'),
  noteId: uuid('note_id'),
  text: text('text').notNull(),
  status: text('status').$type<ProblemStatus>().notNull(),
  chronic: boolean('chronic').notNull(),
  notedAt: instantColumn('noted_at').notNull(),
  resolvedAt: instantColumn('resolved_at'),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Prefilled texts of notes. Every clinic starts with those of `starter_note_templates`. */
export const noteTemplates = pgTable('note_templates', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  name: text('name').notNull(),
  /** Readers' language; null for all. */
  language: text('language').$type<'en' | 'it'>(),
  species: integer('species').array().notNull(),
  fields: jsonb('fields').$type<Readonly<Record<string, string | undefined>>>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

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

/** Prescriptions of clinics. */
export const prescriptions = pgTable('prescriptions', {
  id: uuid('id').primaryKey(),
  petId: uuid('pet_id').notNull(),
  familyId: uuid('family_id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  noteId: uuid('note_id'),
  authorId: uuid('author_id'),
  /** The pet's weight at the time. */
  weightGrams: integer('weight_grams'),
  electronicNumber: text('electronic_number'),
  pin: text('pin'),
  createdAt: instantColumn('created_at').notNull(),
});

/** One medicine of a prescription. */
export const prescriptionLines = pgTable('prescription_lines', {
  id: uuid('id').primaryKey(),
  prescriptionId: uuid('prescription_id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  position: integer('position').notNull(),
  medicine: text('medicine').notNull(),
  ingredient: text('ingredient'),
  strength: text('strength'),
  form: text('form'),
  dose: doublePrecision('dose').notNull(),
  unit: text('unit').notNull(),
  route: text('route').notNull(),
  everyHours: integer('every_hours'),
  times: text('times').array(),
  days: integer('days').notNull(),
  quantity: text('quantity'),
  instructions: text('instructions'),
});

/** A prescription line that a family follows. */
export const therapyPlans = pgTable('therapy_plans', {
  id: uuid('id').primaryKey(),
  lineId: uuid('line_id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  /** Times of day are meant in this zone. */
  zone: text('zone').notNull(),
  startsAt: instantColumn('starts_at').notNull(),
  startedBy: uuid('started_by'),
  stoppedAt: instantColumn('stopped_at'),
  stoppedBy: uuid('stopped_by'),
  stopReason: text('stop_reason'),
  createdAt: instantColumn('created_at').notNull(),
});

/** The first answer of a family to a dose of a plan. */
export const doses = pgTable('doses', {
  planId: uuid('plan_id').notNull(),
  dueAt: instantColumn('due_at').notNull(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  status: text('status').$type<DoseStatus>().notNull(),
  reason: text('reason'),
  userId: uuid('user_id'),
  answeredAt: instantColumn('answered_at').notNull(),
});
