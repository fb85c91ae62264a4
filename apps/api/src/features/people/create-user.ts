import type { createUser as call } from '@zampa/contract/people/create-user';
import type { BodyOf } from '@zampa/contract/call';
import { accounts, users } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Account } from '../../access/viewer.ts';
import { saveTypedContact, lockRecordedPeople } from '../clients/public.ts';
import { createOwnFamily } from '../families/public.ts';
import { newId } from '../../db/ids.ts';
import { readOwnUser } from './read-own-user.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { AccountContext } from '../../http/context.ts';
import { acceptStaffInvitations, claimClinicRecords } from './join-inviting-clinics.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

/**
 * Creates the profile of a confirmed account, once; whether it is that of a vet cannot be changed later. A pet owner
 * gets a family as its admin and takes over the records, pets and relations of clinics that imported or invited them.
 * An invited colleague joins the staff. Errors: FORBIDDEN for another e-mail address, USER_EXISTS.
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
  const [accountRow] = await tx.select().from(accounts).where(eq(accounts.id, account.accountId));
  if (!accountRow) throw new Refusal('NOT_FOUND');
  const profile = {
    accountId: account.accountId,
    email: account.email,
    firstName: body.firstName,
    lastName: body.lastName,
    isVet: body.isVet,
    marketing: body.marketing ?? accountRow.marketing,
    thirdparties: body.thirdparties ?? accountRow.thirdparties,
    language: body.language ?? accountRow.language,
    updatedAt: now,
  };
  const [recordedId, ...others] = body.isVet ? [] : await lockRecordedPeople(tx, account.email);
  await saveTypedContact(tx, recordedId ? [recordedId, ...others] : []);
  const userId = recordedId ?? newId();
  if (recordedId) await tx.update(users).set(profile).where(eq(users.id, recordedId));
  else await tx.insert(users).values({ ...profile, id: userId, createdAt: now });
  if (body.isVet) await acceptStaffInvitations(deps, { tx, now }, userId, account.email);
  else {
    await createOwnFamily(tx, userId, now);
    await claimClinicRecords(deps, { tx, now }, userId, others);
  }
  return readOwnUser(tx, userId, now);
}
