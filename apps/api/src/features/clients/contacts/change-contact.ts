import type { BodyOf } from '@zampa/contract/call';
import type { updateClient } from '@zampa/contract/clients/update-client';
import { facilityClients } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { contactField } from './client-contact.ts';
import type { ClientRelation } from '../relations/relations.ts';
import { readdressInvitation } from './readdress-invitation.ts';

type Contact = Omit<BodyOf<typeof updateClient>, 'id' | 'FacilityId' | 'note'>;

/**
 * Corrects the name and contact data that the facility typed for a client. Returns whether an open invitation moved
 * to the new address. Errors: FORBIDDEN once the client has their own account, VALIDATION.
 */
export async function changeContact(
  tx: Queryable,
  relation: ClientRelation,
  contact: Contact,
  now: Date,
): Promise<boolean> {
  await saveContact(tx, relation, contact, now);
  const currentContact = await readContact(tx, relation.id);
  if (contact.email) await refuseDuplicateEmail(tx, relation, contact.email);
  if (relation.status !== 'INVITED') return false;
  if (!currentContact.email && !currentContact.phone) throw invalid('email', 'required');
  return readdressInvitation(tx, relation.id, currentContact, now);
}

async function saveContact(tx: Queryable, relation: ClientRelation, contact: Contact, now: Date) {
  if (relation.contact !== null) {
    const typed = sql`${facilityClients.contact} || ${JSON.stringify(contact)}::jsonb`;
    await tx
      .update(facilityClients)
      .set({ contact: typed })
      .where(eq(facilityClients.id, relation.id));
    return;
  }
  const changed = await tx
    .update(users)
    .set({ ...contact, updatedAt: now })
    .where(and(eq(users.id, relation.userId), isNull(users.accountId)))
    .returning({ id: users.id });
  if (changed.length === 0) throw new Refusal('FORBIDDEN');
}

type ReachableContact = { readonly email: string | null; readonly phone: string | null };

async function readContact(tx: Queryable, relationId: string): Promise<ReachableContact> {
  const [currentContact] = await rowsOf<ReachableContact>(
    tx,
    sql`select ${contactField('email')} as email, ${contactField('phone')} as phone
      from facility_clients fc join users u on u.id = fc.user_id where fc.id = ${relationId}`,
  );
  if (!currentContact) throw new Error('the person of the relation was not found');
  return currentContact;
}

/** Throws VALIDATION if another client of the facility has this e-mail address. */
async function refuseDuplicateEmail(
  tx: Queryable,
  { id, facilityId }: ClientRelation,
  email: string,
) {
  const [other] = await rowsOf(
    tx,
    sql`select fc.id from facility_clients fc join users u on u.id = fc.user_id
      where fc.facility_id = ${facilityId} and fc.id <> ${id} and fc.status <> 'REMOVED'
        and ${contactField('email')} = ${email} limit 1`,
  );
  if (other) throw invalid('email', 'already_present');
}
