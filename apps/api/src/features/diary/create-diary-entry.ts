import { conversations } from '@zampa/db/schema/conversations';
import { refusalToContact, refusalToBookVisit } from '@zampa/domain/clients/relationship';
import { toDiaryCategory } from '@zampa/domain/conversations/enumerations';
import type { Viewer } from '@zampa/domain/people/relation';
import { mayWriteDiary } from '@zampa/domain/people/staff-rights';
import { eq, sql } from 'drizzle-orm';
import { requireActivePlan } from '../../access/plan.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { insertDiaryEntry, type PostedEvent } from '../conversations/public.ts';
import { lockRelation } from '../clients/public.ts';
import { storeFile } from '../files/public.ts';
import { uuids } from '../../db/arrays.ts';
import { requirePetsOfFamily } from '../pets/public.ts';
import { applyEntryDate } from './entry-dates.ts';

/**
 * Creates a diary entry, which is closed from the start. Pet owners write for their own family and may share the
 * entry with a clinic; clinical staff write about pets linked to their clinic. A birth or death sets the pets' own
 * dates. Errors: VALIDATION; NOT_FOUND; FORBIDDEN for reception staff and without an active relation; for staff
 * also the errors of an inactive plan.
 */
export async function createDiaryEntry(
  deps: Deps,
  { viewer, tx, body, file, client, now }: PostedEvent<'DIARY'>,
) {
  const { facilityId = null, message, pets, date } = body.payload;
  const familyId = viewer.isVet
    ? await readFamilyOfLinkedPets(tx, viewer, facilityId, pets)
    : ownFamilyId(viewer, body.payload.familyId);
  // Families can always write, even when the clinic's plan has ended.
  if (viewer.isVet) await requireActivePlan(tx, facilityId, now);
  const petIds = await requirePetsOfFamily(tx, familyId, pets);
  if (facilityId) await requireRelation(tx, viewer, facilityId, familyId);
  const entry = { category: toDiaryCategory(body.category), familyId, facilityId, petIds, date };
  await applyEntryDate(deps, { tx, now }, entry);
  const id = await insertDiaryEntry(deps, { tx, viewer, now }, { ...entry, message, client });
  const fileId = await storeFile(deps, { tx, viewer, now }, file, { conversationId: id });
  if (fileId) await tx.update(conversations).set({ fileId }).where(eq(conversations.id, id));
  if (viewer.isVet)
    deps.outbox.enqueue(tx, 'notify', {
      kind: 'DIARY_SHARED',
      by: viewer.userId,
      conversation: { id, party: 'facility', seq: null },
      to: [],
      starts: [],
    });
  return { id, seq: 0 };
}

function ownFamilyId(viewer: Viewer, requested: string | undefined): string {
  const family = viewer.families.find(
    ({ familyId }) => requested === undefined || familyId === requested,
  );
  if (!family) throw new Refusal('NOT_FOUND');
  return family.familyId;
}

/** Returns the family of pets that are linked to the facility. All must belong to one family. */
async function readFamilyOfLinkedPets(
  tx: Queryable,
  viewer: Viewer,
  facilityId: string | null,
  pets: readonly string[],
): Promise<string> {
  if (!facilityId) throw invalid('payload.facilityId', 'required');
  const roles = viewer.facilities.filter((link) => link.facilityId === facilityId);
  if (roles.length === 0) throw new Refusal('NOT_FOUND');
  if (!roles.some(({ roleId }) => mayWriteDiary(roleId))) throw new Refusal('FORBIDDEN');
  const requested = [...new Set(pets)];
  const linked = await rowsOf<{ familyId: string }>(
    tx,
    sql`select p.family_id as "familyId" from pets p
      join facility_pets fp on fp.pet_id = p.id and fp.facility_id = ${facilityId}
      where p.id = any(${uuids(requested)}) and p.deleted_at is null`,
  );
  const [family] = linked;
  if (!family || linked.length !== requested.length) throw new Refusal('NOT_FOUND');
  return family.familyId;
}

/**
 * Requires a relation that allows the entry. Staff may write about unregistered clients too; a family may share only
 * with a clinic that it is a client of.
 */
async function requireRelation(
  tx: Queryable,
  viewer: Viewer,
  facilityId: string,
  familyId: string,
): Promise<void> {
  const relation = await lockRelation(tx, facilityId, familyId);
  if (!relation) throw new Refusal('NOT_FOUND');
  const refusal = viewer.isVet
    ? refusalToBookVisit(relation.status)
    : refusalToContact(relation.status, 'owner');
  if (refusal) throw new Refusal(refusal);
}
