import type { Deps } from '../../deps.ts';
import type { Limit } from '../../limits/limit.ts';
import { LIMITS } from '../../limits/table.ts';
import type { CountedUse } from '../../limits/counters.ts';

type Limited = Pick<Deps, 'limits' | 'tokens'>;

const CONFIRMATION = [LIMITS.confirmationEmailsAnHour, LIMITS.confirmationEmailsADay] as const;

/**
 * Counts and sends an e-mail with a confirmation code, for a sign-up or a new address. An e-mail that was not sent is
 * not counted. Errors: TOO_MANY_REQUESTS.
 */
export async function withConfirmationEmail(
  { limits, tokens }: Limited,
  address: string,
  send: () => Promise<void>,
): Promise<void> {
  const key = tokens.fingerprint(address);
  const taken: CountedUse[] = [];
  try {
    for (const limit of CONFIRMATION) taken.push(await limits.takeOrRefuse(limit, key));
    await send();
  } catch (error) {
    for (const one of taken) await limits.giveBack(one);
    throw error;
  }
}

/**
 * Counts another confirmation code sent on demand; false if the limit is exceeded, which the response does not
 * reveal.
 */
export const takeConfirmationEmail = (deps: Limited, address: string) =>
  takeEach(deps, CONFIRMATION, address);

/**
 * Counts an e-mail with a password reset code; false if the limit is exceeded, which the response does not reveal.
 */
export const takeResetEmail = (deps: Limited, address: string) =>
  takeEach(deps, [LIMITS.resetEmailsADay], address);

async function takeEach(
  { limits, tokens }: Limited,
  bounds: readonly Limit[],
  address: string,
): Promise<boolean> {
  const key = tokens.fingerprint(address);
  for (const bound of bounds) if (!(await limits.take(bound, key))) return false;
  return true;
}
