import { conversationPets, conversations } from '@zampa/db/schema/conversations';
import { isCalendarDay } from '@zampa/domain/conversations/diary-date';
import type { DiaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import type { Actor } from '../../access/by.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { publishEvent } from './publish-event.ts';

export type NewDiaryEntry = {
  readonly category: DiaryFilterCategory;
  readonly familyId: string;
  /** The clinic that may read it; null for the family only. */
  readonly facilityId: string | null;
  readonly petIds: readonly string[];
  readonly message?: string;
  /** When it happened: a calendar day or an instant. Default: now. */
  readonly date?: string | undefined;
  /** Only of WEIGHT_MONITORING. */
  readonly weightGrams?: number;
  /** The writer's own id and hash of the request (idempotency key). */
  readonly client?: { readonly clientId?: string; readonly clientHash?: string };
};

/**
 * Inserts a diary entry, which is closed from the start, and publishes it. Used for entries that people write and
 * for entries of features, such as a weight. The caller has checked access, pets and date. Returns the entry's id.
 */
export async function insertDiaryEntry(
  deps: Deps,
  { tx, viewer, now }: Actor,
  entry: NewDiaryEntry,
): Promise<string> {
  const { category, familyId, facilityId, petIds, message = '', date, weightGrams, client } = entry;
  const id = newId();
  await tx.insert(conversations).values({
    ...client,
    id,
    type: 'DIARY',
    facilityId,
    familyId,
    category,
    status: 'CLOSED',
    priority: 'MEDIUM',
    source: 'APP',
    note: message,
    creatorId: viewer.userId,
    openedByVet: viewer.isVet,
    weightGrams,
    ...(date !== undefined && datesToStore(date, now)),
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(conversationPets).values(petIds.map((petId) => ({ conversationId: id, petId })));
  publishEvent(deps, tx, { action: 'created', conversationId: id, eventId: null });
  return id;
}

/** Returns the columns of a diary date. A future instant, sent by a device whose clock is ahead, counts as now. */
export function datesToStore(date: string, now: Date) {
  if (isCalendarDay(date)) return { datedOn: date, datedAt: null };
  const instant = new Date(date);
  return { datedOn: null, datedAt: instant > now ? now : instant };
}
