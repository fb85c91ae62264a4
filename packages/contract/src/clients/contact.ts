import { text } from '../values.ts';

/** How somebody is reached, read as invitations and imports read it; null, or nothing typed, for none. */
export const contactField = (
  read: (typed: string) => string | null,
  max: number,
  problem: string,
) =>
  text(max)
    .refine((typed) => typed === '' || read(typed) !== null, problem)
    .transform(read)
    .nullable();
