import * as z from 'zod';
import { SHARE_SECTIONS } from '@zampa/domain/health/share-links';
import { SEXES } from '@zampa/domain/pets/age';
import { defineCall } from '../call.ts';
import { rawText } from '../bounded.ts';
import { PetWeight } from '../pets/read-pet-weights.ts';
import { open } from '../policy/verdicts.ts';
import { day, instant } from '../values.ts';
import { HealthDocument } from './objects/document.ts';
import { VisitNote } from './objects/note.ts';
import { Prescription } from './objects/prescription.ts';
import { Vaccination } from './objects/vaccination.ts';

export const SharedRecord = z
  .object({
    sharedBy: z.string(),
    expiresAt: instant,
    sections: z.array(z.enum(SHARE_SECTIONS)),
    pet: z.object({
      name: z.string(),
      SpeciesId: z.int(),
      sex: z.enum(SEXES).nullable(),
      birthDate: day.nullable(),
      weight: z.int().nullable(),
      microchip: z.string().nullable(),
      neutered: z.boolean().nullable(),
      allergies: z.array(z.string()).nullable(),
      chronicConditions: z.array(z.string()).nullable(),
      deceasedOn: day.nullable(),
    }),
    notes: z
      .array(VisitNote.omit({ privateNote: true, conversationId: true, attachments: true }))
      .optional(),
    vaccinations: z.array(Vaccination.omit({ author: true, file: true })).optional(),
    prescriptions: z
      .array(Prescription.omit({ electronicNumber: true, pin: true, noteId: true }))
      .optional(),
    documents: z
      .array(
        HealthDocument.pick({
          id: true,
          source: true,
          kind: true,
          title: true,
          date: true,
          file: true,
        }),
      )
      .optional(),
    weights: z.array(PetWeight.omit({ user: true })).optional(),
  })
  .meta({
    id: 'SharedRecord',
    description:
      'The shared sections of a pet’s record, each with its latest 200 entries; a section that is not shared is missing, and so are weight and chronic conditions of the pet without WEIGHTS and NOTES. Notes and documents: those that clinics have released, and documents of the family; the address of a file is `GET /shared/{token}/documents?id`. Electronic prescriptions and members of the family are left out.',
  });
export type SharedRecord = z.output<typeof SharedRecord>;

export const readSharedRecord = defineCall({
  method: 'GET',
  path: '/shared/{token}',
  policy: open,
  feature: 'health',
  summary:
    'Read a shared record by the token of its link. Unknown, expired and withdrawn links get the same answer',
  params: z.object({ token: rawText(100) }),
  answer: SharedRecord,
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
