import type { signNote as call } from '@zampa/contract/health/sign-note';
import { visitNotes } from '@zampa/db/schema/health';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../access/by.ts';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { isPetVisible, setLifeDate, weighPet } from '../../pets/public.ts';
import { addDiagnoses } from './add-diagnoses.ts';
import { lockNote, type LockedNote } from './lock-note.ts';
import { readNote } from './note-json.ts';

/**
 * Signs a note: its weight becomes the weight of the pet, its diagnoses enter the problem list, and a death is recorded.
 * Signing again changes nothing. Errors: FORBIDDEN for assistants, VALIDATION if the pet has too many conditions.
 */
export async function signNote({ viewer, tx, query, now }: PersonContext<typeof call>, deps: Deps) {
  const note = await lockNote(tx, viewer, query.id);
  if (note.status === 'DRAFT') {
    const signed = { signedAt: now, signedBy: viewer.userId, updatedAt: now };
    await tx
      .update(visitNotes)
      .set({ ...signed, status: 'SIGNED', version: note.version + 1 })
      .where(eq(visitNotes.id, note.id));
    await applyToPet(deps, { tx, viewer, now }, note);
  }
  return readNote(tx, viewer, note.id);
}

/** Applies a signed note to the pet. A clinic that no longer sees the pet changes only its own problem list. */
async function applyToPet(deps: Deps, actor: Actor, note: LockedNote): Promise<void> {
  const { tx, viewer, now } = actor;
  const { petId, facilityId, deceasedOn } = note;
  const isVisible = await isPetVisible(tx, viewer, petId);
  await addDiagnoses(deps, actor, note, isVisible);
  if (!isVisible) return;
  const { weightG } = note.vitals;
  if (weightG)
    await weighPet(deps, actor, { petId, facilityId, weight: weightG, measuredAt: note.notedAt });
  if (!deceasedOn) return;
  const death = {
    petIds: [petId],
    date: 'deceasedOn',
    day: deceasedOn,
    field: 'deceasedOn',
  } as const;
  await setLifeDate(deps, { tx, now }, death);
  deps.outbox.enqueue(tx, 'cancelVisitsOfPet', { petId, by: viewer.userId });
}
