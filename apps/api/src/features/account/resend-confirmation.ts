import { inTransaction } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { findAccount, sendCode } from './codes.ts';

const A_MINUTE = { name: 'resend-minute', most: 1, seconds: 60 } as const;
const AN_HOUR = { name: 'resend-hour', most: 5, seconds: 3600 } as const;

/** Sends a new code to an account that waits for one; whether there is one is never told. */
export async function resendConfirmation(deps: Deps, email: string, now: Date) {
  await deps.limits.spend(A_MINUTE, email);
  await deps.limits.spend(AN_HOUR, email);
  const account = await findAccount(deps.db, email);
  if (!account || account.confirmedAt) return;
  await inTransaction(deps.db, (tx) => sendCode(deps, tx, account, 'CONFIRM', now));
}
