import type { createNote as call } from '@zampa/contract/health/create-note';
import { visitNotes } from '@zampa/db/schema/health';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { omitUndefined } from '../../../db/omit-undefined.ts';
import { newId } from '../../../db/ids.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { findPet, type PetFacts } from '../find-pet.ts';
import { readNote } from './note-json.ts';
import { refuseNoteDates } from './refuse-note-dates.ts';
import { requireTreating } from '../require-treating.ts';

/**
 * Starts a draft about a pet. Errors: FORBIDDEN for assistants, NOT_FOUND for a conversation of another clinic or
 * family, VALIDATION.
 */
export async function createNote({ viewer, tx, body, now }: PersonContext<typeof call>) {
  const { PetId, facilityId, conversationId = null, date, ...fields } = body;
  requireTreating(viewer, facilityId);
  const pet = await findPet(tx, PetId);
  refuseNoteDates(body, pet, now);
  if (conversationId) await requireConversation(tx, viewer, pet, { conversationId, facilityId });
  const id = newId();
  await tx.insert(visitNotes).values({
    ...EMPTY,
    ...omitUndefined(fields),
    id,
    petId: pet.id,
    familyId: pet.familyId,
    facilityId,
    conversationId,
    authorId: viewer.userId,
    status: 'DRAFT',
    notedAt: date === undefined ? now : new Date(date),
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  return readNote(tx, viewer, id);
}

const EMPTY = {
  reason: '',
  history: '',
  findings: '',
  vitals: {},
  assessment: '',
  diagnoses: [],
  plan: '',
  privateNote: '',
};

type Place = { readonly conversationId: string; readonly facilityId: string };

/** Throws NOT_FOUND unless the conversation is one of the clinic with the pet's family that the viewer sees. */
async function requireConversation(
  tx: Queryable,
  viewer: Viewer,
  { familyId }: PetFacts,
  { conversationId, facilityId }: Place,
): Promise<void> {
  const found = await rowsOf(
    tx,
    sql`select from conversations c where c.id = ${conversationId} and c.facility_id = ${facilityId}
      and c.family_id = ${familyId} and c.type = 'HEALTH' and ${visibleConversation(viewer)}`,
  );
  if (found.length === 0) throw new Refusal('NOT_FOUND');
}
