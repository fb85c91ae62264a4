import { CELL_LIMITS, IMPORT_ERRORS } from '@zampa/domain/import/cell-limits';
import { IMPORT_MAX } from '@zampa/domain/import/evaluate-rows';
import { ROW_WARNINGS, WARNED_FIELDS } from '@zampa/domain/import/warnings';
import { cleanLines } from '@zampa/domain/people/visible-text';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';
import { planRefusals } from '../refusals.ts';
import { rawText } from '../bounded.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/** Far above every limit of a cell or of a row's pets: a slightly overlong value makes only its own row fail. */
const CELL_LENGTH = 100_000;
const MOST_PETS_SENT = 100;

/** Cell text. A cell that is too long or has invalid characters makes only its own row fail. */
const text = rawText(CELL_LENGTH).overwrite(cleanLines);
/** Cell that may be empty or absent. */
const cell = text.nullish();

/** Cells that an error can refer to. */
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
    postcode: cell,
    city: cell,
    taxNumber: cell,
    note: cell,
    pets: z.array(ImportedPet).max(MOST_PETS_SENT).nullish(),
  })
  .meta({
    id: 'ImportRow',
    description:
      'One client of a file. Species and breeds are matched by name, in English or Italian; an unknown species becomes “other animal”. One name may contain several pets: `Kira; Rocky`. An unreadable value causes a warning and is kept in the note as typed. A row is not imported without a first or last name, if a cell is too long, a name contains a web address, it has more than 20 pets, or the client’s note would become too long; the other rows are.',
  });

export type ImportRow = z.input<typeof ImportRow>;

export const importClients = defineCall({
  method: 'POST',
  path: '/facilities/users/import',
  policy: {
    ...facilityAdminsOnly('facility', 'query.facilityId'),
    requiresActivePlan: 'query.facilityId',
  },
  feature: 'import',
  summary: 'Import clients from a file; every row gets a result, in a dry run too',
  query: z.object({ facilityId: id, properties: rawText(100).optional() }),
  body: z.object({
    users: z.array(ImportRow).max(IMPORT_MAX, 'IMPORT_TOO_LARGE'),
    dryRun: flag.default(false),
    /** Import of the last 24 hours that this one continues with corrected rows. Both are undone together. */
    importId: id.optional(),
    /** Whether to import rows with a name but no contact data. */
    withoutContact: flag.default(false),
  }),
  answer: z.object({
    /** Number of clients; the pets of one client may be in several rows. */
    imported: z.int(),
    importId: z.uuid().nullable(),
    rows: z.array(
      z.object({
        row: z.int(),
        status: z.enum(['IMPORTED', 'ERROR']),
        code: z.enum(IMPORT_ERRORS).optional(),
        field: z.enum(FAULTY).optional(),
        /** Index of the earlier row about the same client, who receives this row's pets. */
        joins: z.int().optional(),
        /** Whether an earlier attempt of this import created the client, who receives this row's pets. */
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
  audit: { kind: 'SETTINGS' },
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
