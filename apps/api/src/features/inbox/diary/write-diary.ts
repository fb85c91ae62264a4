import { conversationPets, conversations } from '@zampa/db/schema/conversations';
import { refusalOfContact, refusalOfVisit } from '@zampa/domain/clients/relationship';
import { diaryCategory } from '@zampa/domain/conversations/enumerations';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import { eq, sql } from 'drizzle-orm';
import { requireActivePlan } from '../../../access/plan.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { publishEvent, type PostedEvent } from '../../conversations/public.ts';
import { lockRelation } from '../../clients/public.ts';
import { storeFile } from '../../files/public.ts';
import { newId } from '../../../db/ids.ts';
import { uuids } from '../../../db/arrays.ts';
import { requirePetsOfFamily } from '../../pets/public.ts';

/**
 * Writes into the diary of a family: its own people with or without a clinic that may read it, those who treat for
 * pets that their clinic may see. It is closed from the start.
 * Refusals: VALIDATION, NOT_FOUND, FORBIDDEN for the desk and without an active relation; for a clinic those of a trial
 * that is over.
 */
export async function writeDiary(
  deps: Deps,
  { viewer, tx, body, file, client, now }: PostedEvent<'DIARY'>,
) {
  const { facilityId = null, message, pets } = body.payload;
  const familyId = viewer.isVet
    ? await familyOfLinkedPets(tx, viewer, facilityId, pets)
    : ownFamily(viewer, body.payload.familyId);
  // A family goes on writing, whatever its clinic has paid for.
  if (viewer.isVet) await requireActivePlan(tx, facilityId, now);
  const petIds = await requirePetsOfFamily(tx, familyId, pets);
  if (facilityId) await requireContact(tx, viewer, facilityId, familyId);
  const id = newId();
  await tx.insert(conversations).values({
    ...client,
    id,
    type: 'DIARY',
    facilityId,
    familyId,
    category: diaryCategory(body.category),
    status: 'CLOSED',
    priority: 'MEDIUM',
    source: 'APP',
    note: message,
    creatorId: viewer.userId,
    openedByVet: viewer.isVet,
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(conversationPets).values(petIds.map((petId) => ({ conversationId: id, petId })));
  const fileId = await storeFile(deps, { tx, viewer, now }, file, { conversationId: id });
  if (fileId) await tx.update(conversations).set({ fileId }).where(eq(conversations.id, id));
  publishEvent(deps, tx, { action: 'created', conversationId: id, eventId: null });
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

function ownFamily(viewer: Viewer, wanted: string | undefined): string {
  const family = viewer.families.find(
    ({ familyId }) => wanted === undefined || familyId === wanted,
  );
  if (!family) throw new Refusal('NOT_FOUND');
  return family.familyId;
}

/** A clinic writes for pets of one family that it may see. */
async function familyOfLinkedPets(
  tx: Queryable,
  viewer: Viewer,
  facilityId: string | null,
  pets: readonly string[],
): Promise<string> {
  if (!facilityId) throw invalid('payload.facilityId', 'required');
  const roles = viewer.facilities.filter((link) => link.facilityId === facilityId);
  if (roles.length === 0) throw new Refusal('NOT_FOUND');
  const standings = roles.map(({ roleId }) => staffStanding(roleId));
  if (!standings.some((standing) => standing === 'admin' || standing === 'clinical'))
    throw new Refusal('FORBIDDEN');
  const wanted = [...new Set(pets)];
  const linked = await rowsOf<{ familyId: string }>(
    tx,
    sql`select p.family_id as "familyId" from pets p
      join facility_pets fp on fp.pet_id = p.id and fp.facility_id = ${facilityId}
      where p.id = any(${uuids(wanted)}) and p.deleted_at is null`,
  );
  const [family] = linked;
  if (!family || linked.length !== wanted.length) throw new Refusal('NOT_FOUND');
  return family.familyId;
}

/** A clinic keeps the record of whom it books, with an account or without; a family writes to a clinic of theirs. */
async function requireContact(
  tx: Queryable,
  viewer: Viewer,
  facilityId: string,
  familyId: string,
): Promise<void> {
  const relation = await lockRelation(tx, facilityId, familyId);
  if (!relation) throw new Refusal('NOT_FOUND');
  const refusal = viewer.isVet
    ? refusalOfVisit(relation.status)
    : refusalOfContact(relation.status, 'owner');
  if (refusal) throw new Refusal(refusal);
}
