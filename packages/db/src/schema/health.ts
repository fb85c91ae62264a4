import type { NoteStatus, ProblemStatus } from '@zampa/domain/health/note-states';
import type { Diagnosis } from '@zampa/domain/health/plan-problems';
import type { Vitals } from '@zampa/domain/health/vital-ranges';
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
