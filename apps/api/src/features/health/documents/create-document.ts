import type { createDocument as call } from '@zampa/contract/health/create-document';
import { healthDocuments } from '@zampa/db/schema/documents';
import { visitNotes } from '@zampa/db/schema/health';
import { DOCUMENT_TITLE_LENGTH, DOCUMENTS_MAX } from '@zampa/domain/health/documents';
import { refusalToEditNote } from '@zampa/domain/health/note-states';
import { EARLIEST_BIRTH, latestToday } from '@zampa/domain/pets/life-dates';
import { and, eq, isNull } from 'drizzle-orm';
import { requireActivePlan } from '../../../access/plan.ts';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { storeFile } from '../../files/public.ts';
import { findPet } from '../find-pet.ts';
import { lockList } from '../lock-list.ts';
import { onlyWorkplaceOf } from '../only-workplace-of.ts';
import { requireTreating } from '../require-treating.ts';
import { announceRelease } from '../announce-release.ts';
import { readDocument } from './document-json.ts';

/**
 * Adds a document with its file. Attachments of a draft are released with it. Errors: VALIDATION without a file,
 * NOT_FOUND and NOTE_SIGNED for the note, FORBIDDEN for assistants who attach, those of an upload and, for staff, of an
 * inactive plan.
 */
export async function createDocument(
  { viewer, tx, body, file, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { PetId, noteId = null, kind, title } = body;
  if (!file) throw invalid('image', 'required');
  const facilityId = viewer.isVet ? (body.facilityId ?? onlyWorkplaceOf(viewer)) : null;
  if (viewer.isVet && !facilityId) throw invalid('facilityId', 'required');
  if (facilityId) await requireActivePlan(tx, facilityId, now);
  const pet = await findPet(tx, PetId);
  if (noteId) {
    if (!facilityId) throw invalid('noteId', 'unexpected');
    requireTreating(viewer, facilityId);
    await requireDraft(tx, { noteId, petId: pet.id, facilityId });
  }
  refuseDate(body.date, now);
  await requireRoom(tx, pet.id, facilityId);
  const isReleased = facilityId !== null && noteId === null && body.released;
  const id = newId();
  const document = {
    id,
    petId: pet.id,
    familyId: pet.familyId,
    facilityId,
    noteId,
    kind,
    title: title || (file.inspected().name ?? '').slice(0, DOCUMENT_TITLE_LENGTH),
    datedOn: body.date ?? now.toISOString().slice(0, 10),
    releasedAt: isReleased ? now : null,
    announcedAt: isReleased ? now : null,
    authorId: viewer.userId,
    createdAt: now,
  };
  await tx.insert(healthDocuments).values(document);
  await storeFile(deps, { tx, viewer, now }, file, { documentId: id });
  if (isReleased) await announceRelease(deps, tx, document, 'DOCUMENT_RELEASED');
  return readDocument(tx, viewer, id);
}

type NotePlace = { readonly noteId: string; readonly petId: string; readonly facilityId: string };

/** Throws NOT_FOUND for a note about another pet or of another clinic, NOTE_SIGNED. Locks the note until commit. */
async function requireDraft(tx: Queryable, { noteId, petId, facilityId }: NotePlace) {
  const [note] = await tx
    .select({ status: visitNotes.status })
    .from(visitNotes)
    .where(
      and(
        eq(visitNotes.id, noteId),
        eq(visitNotes.petId, petId),
        eq(visitNotes.facilityId, facilityId),
      ),
    )
    .for('share');
  if (!note) throw new Refusal('NOT_FOUND');
  const refusal = refusalToEditNote(note.status);
  if (refusal) throw new Refusal(refusal);
}

function refuseDate(date: string | undefined, now: Date): void {
  if (date === undefined) return;
  if (date > latestToday(now)) throw invalid('date', 'date_in_future');
  if (date < EARLIEST_BIRTH) throw invalid('date', 'date_too_early');
}

/** Throws VALIDATION if the clinic, or the family, has added too many documents of the pet. */
async function requireRoom(tx: Queryable, petId: string, facilityId: string | null) {
  await lockList(tx, `documents ${petId} ${facilityId}`);
  const ofOwner = facilityId
    ? eq(healthDocuments.facilityId, facilityId)
    : isNull(healthDocuments.facilityId);
  const count = await tx.$count(healthDocuments, and(eq(healthDocuments.petId, petId), ofOwner));
  if (count >= DOCUMENTS_MAX) throw invalid('image', 'list_full');
}
