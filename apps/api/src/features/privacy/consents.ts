import { accounts, consents } from '@zampa/db/schema/people';
import { CONSENT_TEXT_VERSION } from '@zampa/domain/privacy/consent';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';

/** Adds entries to an account's consent log, granted (1) or refused (0). Does nothing without entries. */
export async function logConsents(
  tx: Queryable,
  accountId: string,
  granted: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  const entries = Object.entries(granted).map(([kind, value]) => ({
    id: newId(),
    accountId,
    kind,
    granted: value,
    textVersion: CONSENT_TEXT_VERSION,
    createdAt: now,
  }));
  if (entries.length > 0) await tx.insert(consents).values(entries);
}

/**
 * Revokes the optional consents of an account that is erased, or whose consents were given before the e-mail
 * address was confirmed.
 */
export async function revokeConsents(tx: Queryable, accountId: string, now: Date): Promise<void> {
  const none = { marketing: 0, thirdparties: 0 };
  await tx.update(accounts).set(none).where(eq(accounts.id, accountId));
  await logConsents(tx, accountId, none, now);
}
