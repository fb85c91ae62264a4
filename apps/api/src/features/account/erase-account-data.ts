import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { takeConsentsBack } from '../privacy/public.ts';
import { dropFeeds } from './drop-feeds.ts';
import { forgetAllFailures } from './sign-in-failures.ts';
import { endAllSessions } from './sign-out.ts';

/**
 * Signs somebody out everywhere at once. When they are erased the account goes, with its sessions, codes and kept answers;
 * that they agreed to nothing any more is the last line of the log of their consents.
 */
export const accountErasure: ErasureSteps<Deps> = {
  async close(deps, { tx, now }, { accountId }) {
    await dropFeeds(tx, accountId);
    await endAllSessions(deps, { tx, now }, accountId);
  },
  async erase(_deps, { tx, now }, { accountId, email }) {
    await takeConsentsBack(tx, accountId, now);
    await forgetAllFailures(tx, email);
    await tx.delete(accounts).where(eq(accounts.id, accountId));
  },
};
