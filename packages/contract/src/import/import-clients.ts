import { CELL_LIMITS, IMPORT_ERRORS } from '@zampa/domain/import/cell-limits';
import { IMPORT_MAX } from '@zampa/domain/import/verdicts';
import { ROW_WARNINGS, WARNED_FIELDS } from '@zampa/domain/import/warnings';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { setUp } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';
import { planRefusals } from '../refusals.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/** A cell: one that is too long, or has signs that cannot be kept, is its row's fault and no other's. */
const text = z.string().trim();
/** One that may be empty or absent. */
const cell = text.nullish();

/** The cells of which a fault can be told. */
const FAULTY = [...(Object.keys(CELL_LIMITS) as (keyof typeof CELL_LIMITS)[]), 'pets'] as const;

export const ImportedPet = z.object({
  name: text,
  species: cell,
  breed: cell,
  sex: cell,
  birthDate: cell,
  microchip: cell,
});

export const ImportRow = z
  .object({
    firstName: text.default(''),
    lastName: text.default(''),
    email: cell,
    phone: cell,
    phone2: cell,
    address: cell,
    taxNumber: cell,
    note: cell,
    pets: z.array(ImportedPet).nullish(),
  })
  .meta({
    id: 'ImportRow',
    description:
      'A client of a file. Species and breeds by name, in English or Italian; what is unknown is another animal. Several animals may stand in one name, `Kira; Rocky`. What cannot be read is a warning, and stands in the note as it was typed. A row with a cell that is too long, a web address in a name, or more than 20 animals is not imported, nor one with which the note of its client would be too long; the others are.',
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
    /** How many clients, whose animals may stand in several rows. */
    imported: z.int(),
    importId: z.uuid().nullable(),
    rows: z.array(
      z.object({
        row: z.int(),
        status: z.enum(['IMPORTED', 'ERROR']),
        code: z.enum(IMPORT_ERRORS).optional(),
        field: z.enum(FAULTY).optional(),
        /** The row before it that is about the same client, to whom the animals of this one go. */
        joins: z.int().optional(),
        /** Whether it is about a client whom an earlier try of this import has brought, to whom its animals go. */
        earlier: z.literal(true).optional(),
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
