import { accounts, consents } from '@zampa/db/schema/people';
import { CONSENT_TEXT_VERSION } from '@zampa/domain/privacy/consent';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';

/** Logs what an account agreed to, and to what not; nothing for nothing. */
export async function logConsents(
  tx: Queryable,
  accountId: string,
  granted: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  const entries = Object.entries(granted).map(([kind, given]) => ({
    id: newId(),
    accountId,
    kind,
    granted: given,
    textVersion: CONSENT_TEXT_VERSION,
    createdAt: now,
  }));
  if (entries.length > 0) await tx.insert(consents).values(entries);
}

/** Takes back what may be refused: it was agreed to by who never showed that the address is theirs. */
export async function takeConsentsBack(tx: Queryable, accountId: string, now: Date): Promise<void> {
  const none = { marketing: 0, thirdparties: 0 };
  await tx.update(accounts).set(none).where(eq(accounts.id, accountId));
  await logConsents(tx, accountId, none, now);
}
