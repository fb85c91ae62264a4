import { removeInvisible } from '@zampa/domain/people/visible-text';
import * as z from 'zod';
import { rawText } from '../bounded.ts';
import { instant } from '../values.ts';

export const SecurityState = z.object({ authenticator: z.boolean(), recoveryCodes: z.int() }).meta({
  id: 'SecurityState',
  description:
    'authenticator: whether signing in needs a code of an authenticator app. recoveryCodes: how many unused ones are left.',
});
export type SecurityState = z.output<typeof SecurityState>;

export const SignedInDevice = z
  .object({
    id: z.uuid(),
    device: z.string().nullable(),
    network: z.string().nullable(),
    dateSignedIn: instant,
    dateUsed: instant,
    current: z.boolean(),
  })
  .meta({
    id: 'SignedInDevice',
    description:
      'A session. device: browser and system, null for other programs. network: the address of the sign-in. dateUsed: to within ten minutes. current: the session that asks.',
  });
export type SignedInDevice = z.output<typeof SignedInDevice>;

export const RecoveryCodes = z
  .object({ codes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes', description: 'Shown once; each replaces a code of the app once.' });

/** Six digits of an authenticator app, or a recovery code. Ignores spaces, hyphens and case. */
export const secondFactorCode = rawText(60)
  .transform((typed) => removeInvisible(typed).replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(rawText(40).min(1, 'required'));
