import { randomBytes } from 'node:crypto';
import {
  sandboxCardAccounts,
  sandboxOnboardingLinks,
  type SandboxAccountState,
} from '@zampa/db/schema/payments';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { HOUR_MS } from '@zampa/domain/time/durations';

const LINK_LIFE_MS = HOUR_MS;

/** Formats an account as the provider's protocol does. */
function formatAccount(id: string, state: SandboxAccountState) {
  return {
    id,
    object: 'account',
    charges_enabled: state === 'ENABLED',
    details_submitted: state !== 'NEW',
    requirements: {
      disabled_reason: state === 'REJECTED' ? 'rejected.other' : null,
      currently_due: state === 'NEW' ? ['external_account'] : [],
    },
  };
}

/** Accounts of the sandbox and their onboarding links, stored in the database. */
export type SandboxAccounts = ReturnType<typeof createSandboxAccounts>;

export function createSandboxAccounts(db: Database, clock: Clock, publicUrl: () => string) {
  return { ...accountsIn(db, clock), ...linksIn(db, clock, publicUrl) };
}

function accountsIn(db: Database, clock: Clock) {
  return {
    /** Creates an account; the same request key returns the same one. */
    async create(requestKey: string | null): Promise<object> {
      const id = `acct_sbx${randomBytes(8).toString('hex')}`;
      await db
        .insert(sandboxCardAccounts)
        .values({ id, requestKey, state: 'NEW', createdAt: clock.now() })
        .onConflictDoNothing();
      const [account] = await db
        .select()
        .from(sandboxCardAccounts)
        .where(
          requestKey
            ? eq(sandboxCardAccounts.requestKey, requestKey)
            : eq(sandboxCardAccounts.id, id),
        );
      return formatAccount(account?.id ?? id, account?.state ?? 'NEW');
    },

    async read(id: string): Promise<object | null> {
      const account = await findAccount(db, id);
      return account ? formatAccount(id, account.state) : null;
    },
  };
}

function linksIn(db: Database, clock: Clock, publicUrl: () => string) {
  const isOpenLink = (token: string) =>
    and(
      eq(sandboxOnboardingLinks.token, token),
      isNull(sandboxOnboardingLinks.usedAt),
      gt(sandboxOnboardingLinks.expiresAt, clock.now()),
    );
  return {
    /**
     * Creates a link to the onboarding page, which can be used once within an hour. Null if the account does not
     * exist.
     */
    async link(accountId: string, returnUrl: string): Promise<object | null> {
      if (!(await findAccount(db, accountId))) return null;
      const token = randomBytes(24).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + LINK_LIFE_MS);
      await db.insert(sandboxOnboardingLinks).values({ token, accountId, returnUrl, expiresAt });
      return {
        object: 'account_link',
        url: `${publicUrl()}/sandbox/onboarding/${token}`,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
      };
    },

    /** Returns the return URL of a link; null if it was used, expired or does not exist. */
    async returnUrlOf(token: string): Promise<string | null> {
      const [link] = await db.select().from(sandboxOnboardingLinks).where(isOpenLink(token));
      return link?.returnUrl ?? null;
    },

    /** Records the outcome of the onboarding page; null if the link was used, expired or does not exist. */
    async decide(token: string, state: SandboxAccountState) {
      const [link] = await db
        .update(sandboxOnboardingLinks)
        .set({ usedAt: clock.now() })
        .where(isOpenLink(token))
        .returning();
      if (!link) return null;
      await db
        .update(sandboxCardAccounts)
        .set({ state })
        .where(eq(sandboxCardAccounts.id, link.accountId));
      return { accountId: link.accountId, returnUrl: link.returnUrl };
    },
  };
}

async function findAccount(db: Database, id: string) {
  const [account] = await db
    .select()
    .from(sandboxCardAccounts)
    .where(eq(sandboxCardAccounts.id, id));
  return account;
}
