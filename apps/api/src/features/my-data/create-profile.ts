import type { BodyOf } from '@zampa/contract/call';
import type { createUser } from '@zampa/contract/my-data/create-user';
import { accounts, families, familyMembers, users } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Account } from '../../platform/viewer.ts';
import { newCode, newId } from '../../records/ids.ts';
import { readOwnUser } from '../../records/users.ts';

const FAMILY_ADMIN = 9;

/**
 * The profile of a confirmed account, once; whether it is a vet's is decided here for good. A pet owner's brings a
 * family, of which they are admin. Refusals: FORBIDDEN for another's address, USER_EXISTS.
 */
export async function createProfile(
  tx: Queryable,
  account: Account,
  body: BodyOf<typeof createUser>,
  now: Date,
) {
  if (body.email !== account.email) throw new Refusal('FORBIDDEN');
  const [given] = await tx.select().from(accounts).where(eq(accounts.id, account.accountId));
  if (!given) throw new Refusal('NOT_FOUND');
  const userId = newId();
  await tx.insert(users).values({
    id: userId,
    accountId: account.accountId,
    email: account.email,
    firstName: body.firstName,
    lastName: body.lastName,
    isVet: body.isVet,
    marketing: body.marketing ?? given.marketing,
    thirdparties: body.thirdparties ?? given.thirdparties,
    language: body.language ?? given.language,
    createdAt: now,
    updatedAt: now,
  });
  if (!body.isVet) await foundFamily(tx, userId, now);
  return readOwnUser(tx, userId, now);
}

async function foundFamily(tx: Queryable, userId: string, now: Date) {
  const familyId = newId();
  await tx
    .insert(families)
    .values({ id: familyId, code: newCode(), createdAt: now, updatedAt: now });
  await tx.insert(familyMembers).values({ familyId, userId, roleId: FAMILY_ADMIN, createdAt: now });
}
