import * as z from 'zod';
import { HEALTH_DOCUMENT_KINDS } from '@zampa/domain/health/documents';
import { Person } from '../../people/user.ts';
import { day, instant } from '../../values.ts';

export const HealthDocument = z
  .object({
    id: z.uuid(),
    PetId: z.uuid(),
    facilityId: z.uuid().nullable(),
    noteId: z.uuid().nullable(),
    source: z.enum(['CLINIC', 'OWNER']),
    kind: z.enum(HEALTH_DOCUMENT_KINDS),
    title: z.string(),
    date: day,
    released: z.boolean(),
    file: z.object({
      id: z.uuid(),
      url: z.string(),
      name: z.string(),
      contentType: z.string(),
      size: z.int(),
    }),
    author: Person.nullable(),
    dateCreated: instant,
  })
  .meta({
    id: 'HealthDocument',
    description:
      'A document of a pet. source OWNER: added by the family, seen by the clinics of the pet. released: whether the family reads a document of a clinic; those of a note follow the note.',
  });
export type HealthDocument = z.output<typeof HealthDocument>;
