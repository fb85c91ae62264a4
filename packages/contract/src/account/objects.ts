import { removeInvisible } from '@zampa/domain/people/visible-text';
import * as z from 'zod';
import { rawText } from '../bounded.ts';

export const Session = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string().optional(),
    expiresIn: z.int(),
    erasureStopped: z.boolean().optional(),
  })
  .meta({
    id: 'Session',
    description:
      'expiresIn: seconds until the access token expires. refreshToken: missing if the request has the header X-Zampa-Session, because it is then set as a cookie. erasureStopped: present if this sign-in canceled the erasure of the account.',
  });

export type Session = z.output<typeof Session>;

/** Password typed by a person: never trimmed, bounded so that hashing stays cheap. */
export const password = rawText(256).min(1, 'required');

/** Verification code: the six digits from the e-mail or the value in its link. Ignores spaces and invisible characters. */
export const code = rawText(60)
  .transform((typed) => removeInvisible(typed).replaceAll(/\s/g, ''))
  .pipe(rawText(40).min(1, 'required'));
