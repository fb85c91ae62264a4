import type { BodyOf } from '@zampa/contract/call';
import type { updateEvent } from '@zampa/contract/requests/update-event';
import { conversationPets, conversations } from '@zampa/db/schema/conversations';
import { dayOfDate } from '@zampa/domain/conversations/diary-date';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { datesToStore, publishEvent } from '../conversations/public.ts';
import { clearDeathDate, requirePetsOfFamily } from '../pets/public.ts';
import { applyEntryDate, readZone } from './entry-dates.ts';
import type { LockedEntry } from './lock-diary-entry.ts';

type Change = BodyOf<typeof updateEvent>['payload'];

/**
 * Changes the text, the date or the pets of the author's own diary entry and publishes the change. Errors: FORBIDDEN
 * for any other field, NOT_FOUND for pets of another family, VALIDATION.
 */
export async function changeDiaryEntry(
  deps: Deps,
  { tx, now }: UnitOfWork,
  entry: LockedEntry,
  { message, pets, date, ...others }: Change,
): Promise<void> {
  if (Object.values(others).some((value) => value !== undefined)) throw new Refusal('FORBIDDEN');
  const { id, category, familyId, facilityId } = entry;
  const before = await readPetIds(tx, id);
  const petIds = pets ? await requirePetsOfFamily(tx, familyId, pets) : before;
  if (pets || date !== undefined) {
    const removed = before.filter((petId) => !petIds.includes(petId));
    await clearDeathOfEntry(deps, { tx, now }, entry, removed);
    const changed = { category, familyId, facilityId, petIds, date: date ?? dateOf(entry) };
    await applyEntryDate(deps, { tx, now }, changed);
  }
  if (pets) await replacePets(tx, id, petIds);
  await tx
    .update(conversations)
    .set({
      note: message,
      ...(date !== undefined && datesToStore(date, now)),
      updatedAt: now,
    })
    .where(eq(conversations.id, id));
  publishEvent(deps, tx, { action: 'updated', conversationId: id, eventId: null });
}

/** Clears the date of death that an entry set on pets. Does nothing for other categories. */
export async function clearDeathOfEntry(
  deps: Deps,
  { tx, now }: UnitOfWork,
  entry: LockedEntry,
  petIds: readonly string[],
): Promise<void> {
  if (entry.category !== 'DEATH' || petIds.length === 0) return;
  const day = dayOfDate(dateOf(entry), await readZone(tx, entry));
  await clearDeathDate(deps, { tx, now }, petIds, day);
}

/** Returns the ids of the pets that an entry is about. */
export async function readPetIds(tx: Queryable, id: string): Promise<readonly string[]> {
  const found = await tx
    .select({ petId: conversationPets.petId })
    .from(conversationPets)
    .where(eq(conversationPets.conversationId, id));
  return found.map(({ petId }) => petId);
}

const dateOf = ({ datedOn, datedAt, createdAt }: LockedEntry): string =>
  datedOn ?? (datedAt ?? createdAt).toISOString();

async function replacePets(tx: Queryable, id: string, petIds: readonly string[]): Promise<void> {
  await tx.delete(conversationPets).where(eq(conversationPets.conversationId, id));
  await tx.insert(conversationPets).values(petIds.map((petId) => ({ conversationId: id, petId })));
}
