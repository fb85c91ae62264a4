import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { revokeConsents } from '../privacy/public.ts';
import { deleteAccountFeeds } from './delete-account-feeds.ts';
import { resetAllFailures } from './sign-in-failures.ts';
import { endAllSessions } from './sign-out.ts';

/**
 * Ends all sessions when an account is closed. On erasure, deletes the account with its sessions, codes and cached
 * responses, and logs the withdrawal of its consents as the last entry.
 */
export const accountErasure: ErasureSteps<Deps> = {
  async close(deps, { tx, now }, { accountId }) {
    await deleteAccountFeeds(tx, accountId);
    await endAllSessions(deps, { tx, now }, accountId);
  },
  async erase(_deps, { tx, now }, { accountId, email }) {
    await revokeConsents(tx, accountId, now);
    await resetAllFailures(tx, email);
    await tx.delete(accounts).where(eq(accounts.id, accountId));
  },
};
