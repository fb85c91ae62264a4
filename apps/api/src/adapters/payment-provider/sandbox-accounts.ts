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

/** An account as the provider's protocol describes it. */
function described(id: string, state: SandboxAccountState) {
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

/** What the sandbox knows: accounts and the links to their onboarding, kept in the database like everything else. */
export type SandboxAccounts = ReturnType<typeof createSandboxAccounts>;

export function createSandboxAccounts(db: Database, clock: Clock, publicUrl: () => string) {
  return { ...accountsIn(db, clock), ...linksIn(db, clock, publicUrl) };
}

function accountsIn(db: Database, clock: Clock) {
  return {
    /** The same key gives the same account. */
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
      return described(account?.id ?? id, account?.state ?? 'NEW');
    },

    async read(id: string): Promise<object | null> {
      const account = await accountOf(db, id);
      return account ? described(id, account.state) : null;
    },
  };
}

function linksIn(db: Database, clock: Clock, publicUrl: () => string) {
  const openLink = (token: string) =>
    and(
      eq(sandboxOnboardingLinks.token, token),
      isNull(sandboxOnboardingLinks.usedAt),
      gt(sandboxOnboardingLinks.expiresAt, clock.now()),
    );
  return {
    /** A link to the onboarding page, good for one answer within an hour. */
    async link(accountId: string, returnUrl: string): Promise<object | null> {
      if (!(await accountOf(db, accountId))) return null;
      const token = randomBytes(24).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + LINK_LIFE_MS);
      await db.insert(sandboxOnboardingLinks).values({ token, accountId, returnUrl, expiresAt });
      return {
        object: 'account_link',
        url: `${publicUrl()}/sandbox/onboarding/${token}`,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
      };
    },

    /** Where an open link leads back to; null when it is used, late or none. */
    async returnUrlOf(token: string): Promise<string | null> {
      const [link] = await db.select().from(sandboxOnboardingLinks).where(openLink(token));
      return link?.returnUrl ?? null;
    },

    /** The person has decided on the onboarding page; null when the link is used, late or none. */
    async decide(token: string, state: SandboxAccountState) {
      const [link] = await db
        .update(sandboxOnboardingLinks)
        .set({ usedAt: clock.now() })
        .where(openLink(token))
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

async function accountOf(db: Database, id: string) {
  const [account] = await db
    .select()
    .from(sandboxCardAccounts)
    .where(eq(sandboxCardAccounts.id, id));
  return account;
}
