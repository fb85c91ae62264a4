import type { BodyOf } from '@zampa/contract/call';
import type { createUser } from '@zampa/contract/my-data/create-user';
import { accounts, families, familyMembers, users } from '@zampa/db/schema/people';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Account } from '../../platform/viewer.ts';
import { newCode, newId } from '../../records/ids.ts';
import { readOwnUser } from '../../records/users.ts';

const FAMILY_ADMIN = 9;

/**
 * The profile of a confirmed account, once; whether it is a vet's is decided here for good. A pet owner's brings a
 * family, of which they are admin. Somebody whom a clinic imported or invited meets their own record, with its
 * family and relations. Refusals: FORBIDDEN for another's address, USER_EXISTS.
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
  const profile = {
    accountId: account.accountId,
    email: account.email,
    firstName: body.firstName,
    lastName: body.lastName,
    isVet: body.isVet,
    marketing: body.marketing ?? given.marketing,
    thirdparties: body.thirdparties ?? given.thirdparties,
    language: body.language ?? given.language,
    updatedAt: now,
  };
  const known = body.isVet ? undefined : await lockKnownClient(tx, account.email);
  const userId = known ?? newId();
  if (known) await tx.update(users).set(profile).where(eq(users.id, known));
  else await tx.insert(users).values({ ...profile, id: userId, createdAt: now });
  if (!body.isVet) await giveFamily(tx, userId, now);
  return readOwnUser(tx, userId, now);
}

/** The oldest record of a client with this address who has never signed in. */
async function lockKnownClient(tx: Queryable, email: string): Promise<string | undefined> {
  const [client] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.accountId), eq(users.isVet, false)))
    .orderBy(asc(users.createdAt))
    .limit(1)
    .for('update');
  return client?.id;
}

/** A family of their own, unless the record came with one. */
async function giveFamily(tx: Queryable, userId: string, now: Date) {
  const [member] = await tx.select().from(familyMembers).where(eq(familyMembers.userId, userId));
  if (member) return;
  const familyId = newId();
  await tx
    .insert(families)
    .values({ id: familyId, code: newCode(), createdAt: now, updatedAt: now });
  await tx.insert(familyMembers).values({ familyId, userId, roleId: FAMILY_ADMIN, createdAt: now });
}
