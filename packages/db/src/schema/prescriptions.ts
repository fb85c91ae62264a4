import type { DoseStatus } from '@zampa/domain/health/dose-times';
import { doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

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
  /** The next dose of which nobody was reminded; null after the last one. */
  nextDoseAt: instantColumn('next_dose_at'),
});

/** Doses of which one member of the family was reminded. */
export const doseReminders = pgTable('dose_reminders', {
  planId: uuid('plan_id').notNull(),
  dueAt: instantColumn('due_at').notNull(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  remindedAt: instantColumn('reminded_at').notNull(),
  users: uuid('users').array().notNull(),
  /** When the other adults are reminded; null once they were, or if it was answered. */
  nextAt: instantColumn('next_at'),
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
