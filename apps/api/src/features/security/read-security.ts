import type { readSecurity as call } from '@zampa/contract/security/read-security';
import { recoveryCodes } from '@zampa/db/schema/security';
import { and, eq, isNull } from 'drizzle-orm';
import type { AccountContext } from '../../http/context.ts';
import { hasSecondFactor } from './second-factor.ts';

/** Returns which second factors the caller has. */
export async function readSecurity({ account: { accountId }, tx }: AccountContext<typeof call>) {
  const authenticator = await hasSecondFactor(tx, accountId);
  const unused = and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt));
  return { authenticator, recoveryCodes: await tx.$count(recoveryCodes, unused) };
}
