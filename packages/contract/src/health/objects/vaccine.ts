import * as z from 'zod';

/** Kinds of the catalogue of preventive care. */
export const Vaccine = z
  .object({
    id: z.int(),
    SpeciesId: z.int(),
    kind: z.string(),
    vaccine: z.boolean(),
    name: z.string(),
    names: z.object({ en: z.string(), it: z.string() }),
  })
  .meta({
    id: 'Vaccine',
    description:
      'An item of preventive care for a species. vaccine: false for parasite control, tests and check-ups. kind: the same for items of several clinics that serve the same purpose, such as CORE or RABIES.',
  });
export type Vaccine = z.output<typeof Vaccine>;
