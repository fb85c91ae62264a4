import { IMPORT_MAX } from '@zampa/domain/import/verdicts';
import { ROW_WARNINGS, WARNED_FIELDS } from '@zampa/domain/import/warnings';
import { ROW_ERRORS } from '@zampa/domain/invitations/invite';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { setUp } from '../policy/verdicts.ts';
import { flag, id, text } from '../values.ts';
import { planRefusals } from '../refusals.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/** A cell that may be empty or absent. */
const cell = (max: number) => text(max).nullish();

export const ImportedPet = z.object({
  name: text(300),
  species: cell(100),
  breed: cell(100),
  sex: cell(20),
  birthDate: cell(40),
  microchip: cell(60),
});

export const ImportRow = z
  .object({
    firstName: text(100).default(''),
    lastName: text(100).default(''),
    email: cell(300),
    phone: cell(60),
    phone2: cell(60),
    address: cell(200),
    taxNumber: cell(40),
    note: cell(2000),
    pets: z.array(ImportedPet).max(20).nullish(),
  })
  .meta({
    id: 'ImportRow',
    description:
      'A client of a file. Species and breeds by name, in English or Italian; what is unknown is another animal. Several animals may stand in one name, `Kira; Rocky`. What cannot be read is a warning, and stands in the note as it was typed.',
  });

export type ImportRow = z.input<typeof ImportRow>;

export const importClients = defineCall({
  method: 'POST',
  path: '/facilities/users/import',
  policy: {
    ...setUp('facility', 'query.facilityId'),
    requiresActivePlan: 'query.facilityId',
  },
  feature: 'import',
  summary: 'Import clients of a file; every row is told what becomes of it, in a dry run too',
  query: z.object({ facilityId: id, properties: z.string().max(100).optional() }),
  body: z.object({
    users: z.array(ImportRow).max(IMPORT_MAX, 'IMPORT_TOO_LARGE'),
    dryRun: flag.default(false),
    /** An import of the last day that this one goes on with: rows that failed, mended. They are taken back together. */
    importId: id.optional(),
    /** Whether a row with a name and no way to reach the person is taken too. */
    withoutContact: flag.default(false),
  }),
  answer: z.object({
    imported: z.int(),
    importId: z.uuid().nullable(),
    rows: z.array(
      z.object({
        row: z.int(),
        status: z.enum(['IMPORTED', 'ERROR']),
        code: z.enum(ROW_ERRORS).optional(),
        field: z.enum(['email', 'phone']).optional(),
        warnings: z
          .array(
            z.object({
              field: z.enum(WARNED_FIELDS),
              code: z.enum(ROW_WARNINGS),
              value: z.string(),
              pet: z.string().optional(),
            }),
          )
          .optional(),
      }),
    ),
  }),
  status: 200,
  bodyLimit: BODY_LIMIT_BYTES,
  heavy: 'import',
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'STATUS_CONFLICT',
    ...planRefusals,
    'IMPORT_TOO_LARGE',
    'PAYLOAD_TOO_LARGE',
  ],
});
