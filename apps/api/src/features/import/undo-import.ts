import type { AnswerOf } from '@zampa/contract/call';
import type { KEPT_REASONS, undoImport as call } from '@zampa/contract/import/undo-import';
import { facilities, facilityClients, facilityPets } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { imports } from '@zampa/db/schema/imports';
import { families, familyMembers, users } from '@zampa/db/schema/people';
import { pets } from '@zampa/db/schema/pets';
import { eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { contactField } from '../clients/public.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishImport } from '../../realtime/publish-family.ts';
import { isChangedSince } from './changed-since.ts';
import { lockImport } from './lock-import.ts';

type Reason = (typeof KEPT_REASONS)[number];
type Record = {
  readonly relationId: string;
  readonly userId: string;
  readonly familyId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly reason: Reason | null;
};

/**
 * Takes an import back: whom nobody has touched since is removed with their animals, the others stay and are named.
 * Refusal: STATUS_CONFLICT when it was taken back before, or a day has gone by.
 */
export async function undoImport(
  { tx, body: { importId }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  const made = await lockImport(tx, { id: importId }, now);
  // Whoever invites one of them at this moment waits, or is waited for.
  await tx.select().from(facilities).where(eq(facilities.id, made.facilityId)).for('update');
  const records = await lockRecords(tx, importId);
  const kept = records.filter(({ reason }) => reason !== null);
  const removed = records.filter(({ reason }) => reason === null);
  if (removed.length > 0) {
    await withoutPersonIn(tx, 'newcomers', (open) => remove(open, removed));
    publishImport(deps, tx, made.facilityId);
  }
  await tx.update(imports).set({ undoneAt: now }).where(eq(imports.id, importId));
  return {
    removed: removed.length,
    kept: kept.flatMap(({ userId, firstName, lastName, reason }) =>
      reason ? [{ userId, firstName, lastName, reason }] : [],
    ),
  };
}

/** Everybody whom the import brought and who is still there, with what has happened to them since. */
function lockRecords(tx: Queryable, importId: string): Promise<Record[]> {
  return rowsOf<Record>(
    tx,
    sql`select fc.id as "relationId", fc.user_id as "userId", fc.family_id as "familyId",
        ${contactField('firstName')} as "firstName", ${contactField('lastName')} as "lastName",
        case when u.account_id is not null then 'REGISTERED'
          when fc.status in ('INVITED', 'IGNORED') then 'INVITED'
          when ${isChangedSince} then 'CHANGED'
        end as reason
      from facility_clients fc join users u on u.id = fc.user_id
      where fc.import_id = ${importId} and fc.status <> 'REMOVED'
      order by "lastName", "firstName", fc.id
      for update of fc, u`,
  );
}

async function remove(tx: Queryable, records: readonly Record[]): Promise<void> {
  const familyIds = records.map(({ familyId }) => familyId);
  const relationIds = records.map(({ relationId }) => relationId);
  const userIds = records.map(({ userId }) => userId);
  const theirs = tx.select({ id: pets.id }).from(pets).where(inArray(pets.familyId, familyIds));
  await tx.delete(facilityPets).where(inArray(facilityPets.petId, theirs));
  await tx.delete(pets).where(inArray(pets.familyId, familyIds));
  await tx.delete(invitations).where(inArray(invitations.relationId, relationIds));
  await tx.delete(facilityClients).where(inArray(facilityClients.id, relationIds));
  await tx.delete(familyMembers).where(inArray(familyMembers.familyId, familyIds));
  await tx.delete(families).where(inArray(families.id, familyIds));
  await tx.delete(users).where(inArray(users.id, userIds));
}
