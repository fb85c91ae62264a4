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
import { isChangedSinceImport } from './changed-since.ts';
import { lockImport } from './lock-import.ts';

type Reason = (typeof KEPT_REASONS)[number];
type ImportedRecord = {
  readonly relationId: string;
  readonly userId: string;
  readonly familyId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly reason: Reason | null;
};

/**
 * Undoes an import: removes clients that have not changed since, with their pets; returns the others by name. Throws
 * STATUS_CONFLICT if it was already undone or is older than a day.
 */
export async function undoImport(
  { tx, body: { importId }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  const importRow = await lockImport(tx, { id: importId }, now);
  // Locks the facility, so that parallel invitations of these clients finish before or wait.
  await tx.select().from(facilities).where(eq(facilities.id, importRow.facilityId)).for('update');
  const records = await lockImportedRecords(tx, importId);
  const keptRecords = records.filter(({ reason }) => reason !== null);
  const removed = records.filter(({ reason }) => reason === null);
  if (removed.length > 0) {
    await withoutPersonIn(tx, 'newcomers', (open) => deleteRecords(open, removed));
    publishImport(deps, tx, importRow.facilityId);
  }
  await tx.update(imports).set({ undoneAt: now }).where(eq(imports.id, importId));
  return {
    removed: removed.length,
    kept: keptRecords.flatMap(({ userId, firstName, lastName, reason }) =>
      reason ? [{ userId, firstName, lastName, reason }] : [],
    ),
  };
}

/**
 * Locks all clients of the import that still exist, each with the reason why it must be kept; null if it can be
 * removed.
 */
function lockImportedRecords(tx: Queryable, importId: string): Promise<ImportedRecord[]> {
  return rowsOf<ImportedRecord>(
    tx,
    sql`select fc.id as "relationId", fc.user_id as "userId", fc.family_id as "familyId",
        ${contactField('firstName')} as "firstName", ${contactField('lastName')} as "lastName",
        case when u.account_id is not null then 'REGISTERED'
          when fc.status in ('INVITED', 'IGNORED') then 'INVITED'
          when ${isChangedSinceImport} then 'CHANGED'
        end as reason
      from facility_clients fc join users u on u.id = fc.user_id
      where fc.import_id = ${importId} and fc.status <> 'REMOVED'
      order by "lastName", "firstName", fc.id
      for update of fc, u`,
  );
}

async function deleteRecords(tx: Queryable, records: readonly ImportedRecord[]): Promise<void> {
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
