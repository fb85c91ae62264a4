import * as z from 'zod';
import { PLAN_STATUSES } from '@zampa/domain/health/dose-times';
import { Person } from '../../people/user.ts';
import { day, instant } from '../../values.ts';

/** Every so many hours, or at times of day. */
const Every = z.union([z.object({ hours: z.int() }), z.object({ times: z.array(z.string()) })]);

export const PrescriptionLine = z
  .object({
    id: z.uuid(),
    medicine: z.string(),
    ingredient: z.string().nullable(),
    strength: z.string().nullable(),
    form: z.string().nullable(),
    dose: z.number(),
    unit: z.string(),
    route: z.string(),
    every: Every,
    days: z.int(),
    quantity: z.string().nullable(),
    instructions: z.string().nullable(),
    planId: z.uuid().nullable(),
  })
  .meta({
    id: 'PrescriptionLine',
    description: 'planId: the therapy plan, once a family started it.',
  });
export type PrescriptionLine = z.output<typeof PrescriptionLine>;

export const Prescription = z
  .object({
    id: z.uuid(),
    PetId: z.uuid(),
    facilityId: z.uuid(),
    noteId: z.uuid().nullable(),
    lines: z.array(PrescriptionLine),
    electronicNumber: z.string().nullable(),
    pin: z.string().nullable(),
    weight: z.int().nullable(),
    author: Person.nullable(),
    date: instant,
  })
  .meta({
    id: 'Prescription',
    description:
      'weight: of the pet at the time, in grams. electronicNumber, pin: of Italy’s electronic prescription. noteId: null for readers who may not read the note.',
  });
export type Prescription = z.output<typeof Prescription>;

export const Dose = z
  .object({
    dueAt: instant,
    status: z.enum(['PENDING', 'GIVEN', 'SKIPPED']),
    reason: z.string().nullable(),
    by: Person.nullable(),
    at: instant.nullable(),
  })
  .meta({ id: 'Dose', description: 'by, at: the member of the family who answered first.' });
export type Dose = z.output<typeof Dose>;

export const Therapy = z
  .object({
    id: z.uuid(),
    PetId: z.uuid(),
    facilityId: z.uuid(),
    line: PrescriptionLine,
    status: z.enum(PLAN_STATUSES),
    zone: z.string(),
    startsAt: instant,
    stoppedAt: instant.nullable(),
    stopReason: z.string().nullable(),
    endsAt: instant.nullable(),
    nextDoseAt: instant.nullable(),
    doses: z.array(Dose),
    adherence: z.array(
      z.object({ day, given: z.int(), skipped: z.int(), missed: z.int(), ahead: z.int() }),
    ),
  })
  .meta({
    id: 'Therapy',
    description:
      'A prescription line that a family follows. doses: those of the requested days, in order. adherence: the days of the therapy in its zone until today, at most the latest 92, with how many doses were given, skipped, not answered within two hours, and are still ahead. endsAt: the last dose. nextDoseAt: the next one without an answer.',
  });
export type Therapy = z.output<typeof Therapy>;
