import * as z from 'zod';

export const Session = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string(),
    expiresIn: z.int(),
    erasureStopped: z.boolean().optional(),
  })
  .meta({
    id: 'Session',
    description:
      'expiresIn: seconds until the access token ends. erasureStopped: only there where signing in has just taken back that the account is erased.',
  });

export type Session = z.output<typeof Session>;

/** What a person types into a password box: never trimmed, bounded so that hashing it stays cheap. */
export const password = z.string().min(1, 'required').max(256);

/** Six digits as the e-mail has them, or what its link carries; spaces do not count. */
export const code = z
  .string()
  .max(60)
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, 'required').max(40));
