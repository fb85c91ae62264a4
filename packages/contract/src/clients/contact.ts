import { text } from '../values.ts';

/** Accepts how somebody is reached, read as invitations and imports read it; null, or nothing typed, for none. */
export const optionalContact = (
  read: (typed: string) => string | null,
  max: number,
  problem: string,
) =>
  text(max)
    .refine((typed) => typed === '' || read(typed) !== null, problem)
    .transform(read)
    .nullable();

/** Accepts what a facility writes down of a client; null, or nothing typed, for none. */
export const optionalRecord = (max: number) =>
  text(max)
    .transform((typed) => typed || null)
    .nullable();
