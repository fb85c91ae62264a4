import { lineText, text } from '../values.ts';

/** Accepts an e-mail address or phone number, parsed as in invitations and imports; null or empty text for none. */
export const optionalContact = (
  read: (typed: string) => string | null,
  max: number,
  problem: string,
) =>
  text(max)
    .refine((typed) => typed === '' || read(typed) !== null, problem)
    .transform(read)
    .nullable();

/** Accepts text that a clinic records about a client; null or empty text for none. */
export const optionalRecord = (max: number) =>
  lineText(max)
    .transform((typed) => typed || null)
    .nullable();
