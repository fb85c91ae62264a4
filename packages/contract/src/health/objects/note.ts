import * as z from 'zod';
import { NOTE_STATUSES } from '@zampa/domain/health/note-states';
import { RANGED_VITALS } from '@zampa/domain/health/vital-ranges';
import { Person } from '../../people/user.ts';
import { day, instant } from '../../values.ts';
import { HealthDocument } from './document.ts';

const number = z.number().nullable().optional();

export const VisitNote = z
  .object({
    id: z.uuid(),
    PetId: z.uuid(),
    facilityId: z.uuid(),
    conversationId: z.uuid().nullable(),
    status: z.enum(NOTE_STATUSES),
    version: z.int(),
    released: z.boolean(),
    date: instant,
    reason: z.string(),
    history: z.string(),
    findings: z.string(),
    vitals: z.object({
      temperatureC: number,
      heartRate: number,
      respiratoryRate: number,
      weightG: number,
      bodyConditionScore: number,
      painScore: number,
      mucousMembranes: z.string().nullable().optional(),
      capillaryRefillS: number,
    }),
    unusualVitals: z.array(z.enum(RANGED_VITALS)),
    assessment: z.string(),
    diagnoses: z.array(z.object({ text: z.string(), chronic: z.boolean() })),
    plan: z.string(),
    privateNote: z.string().optional(),
    deceasedOn: day.nullable(),
    author: Person.nullable(),
    signedAt: instant.nullable(),
    signedBy: Person.nullable(),
    releasedAt: instant.nullable(),
    addenda: z.array(
      z.object({ id: z.uuid(), text: z.string(), author: Person.nullable(), date: instant }),
    ),
    attachments: z.array(HealthDocument.pick({ id: true, kind: true, title: true, file: true })),
    dateCreated: instant,
    dateUpdated: instant,
  })
  .meta({
    id: 'VisitNote',
    description:
      'privateNote: only for staff of the clinic. unusualVitals: values outside the usual range of the species. date: when the visit took place. version: for If-Match.',
  });
export type VisitNote = z.output<typeof VisitNote>;
