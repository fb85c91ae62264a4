import type { createUser as call } from '@zampa/contract/people/create-user';
import type { BodyOf } from '@zampa/contract/call';
import { accounts, users } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Account } from '../../access/viewer.ts';
import { saveTypedContact, lockRecordsOf } from '../clients/public.ts';
import { createOwnFamily } from '../families/public.ts';
import { newId } from '../../db/ids.ts';
import { readOwnUser } from './read-own-user.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { AccountContext } from '../../http/context.ts';
import { joinInvitingStaff, meetClinics } from './meet-inviters.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

/**
 * Creates the profile of a confirmed account, once; whether it is a vet's is decided here for good. A pet owner's
 * brings a family, of which they are admin; who was imported or invited by clinics meets their own records, with the
 * animals and relations. A colleague who was invited joins that staff. Refusals: FORBIDDEN for another's address,
 * USER_EXISTS.
 */
export function createUser({ account, tx, body, now }: AccountContext<typeof call>, deps: Deps) {
  return withoutPersonIn(tx, 'profile', (open) =>
    createProfile(deps, { tx: open, now }, account, body),
  );
}

async function createProfile(
  deps: Deps,
  { tx, now }: UnitOfWork,
  account: Account,
  body: BodyOf<typeof call>,
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
  const [known, ...others] = body.isVet ? [] : await lockRecordsOf(tx, account.email);
  await saveTypedContact(tx, known ? [known, ...others] : []);
  const userId = known ?? newId();
  if (known) await tx.update(users).set(profile).where(eq(users.id, known));
  else await tx.insert(users).values({ ...profile, id: userId, createdAt: now });
  if (body.isVet) await joinInvitingStaff(deps, { tx, now }, userId, account.email);
  else {
    await createOwnFamily(tx, userId, now);
    await meetClinics(deps, { tx, now }, userId, others);
  }
  return readOwnUser(tx, userId, now);
}
