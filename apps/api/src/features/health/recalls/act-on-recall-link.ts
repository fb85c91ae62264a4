import type { actOnRecallLink as call } from '@zampa/contract/health/recalls/act-on-recall-link';
import { HealthRequest } from '@zampa/contract/requests/create-event';
import { recallMessages, recallStops } from '@zampa/db/schema/recalls';
import { and, eq, isNull } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { inTransaction, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { Context } from '../../../http/context.ts';
import { createVisit } from '../../requests/public.ts';
import { readLinkedRecall, verifyRecallLink, type VerifiedRecallLink } from './linked-recall.ts';

/**
 * Does what the holder of a link requests. Errors: those of the link and of a booking by a pet owner; STATUS_CONFLICT if
 * a time was booked with this link; NOT_FOUND for a service that it does not offer.
 */
export async function actOnRecallLink(context: Context<typeof call>, deps: Deps) {
  const { action, token, serviceId, start } = context.body;
  const linked = await verifyRecallLink(deps, token, context);
  const recall = await readLinkedRecall(deps, linked);
  if (action === 'BOOK') {
    if (!serviceId) throw invalid('serviceId', 'required');
    if (!start) throw invalid('start', 'required');
    if (recall.appointment) throw new Refusal('STATUS_CONFLICT');
    if (!recall.services.some(({ id }) => id === serviceId)) throw new Refusal('NOT_FOUND');
    const pets = [...new Set(recall.items.map(({ pet }) => pet.id))];
    await inTransaction(linked.db, (tx) =>
      bookVisit(deps, { tx, now: context.now }, linked, { pets, serviceId, start }),
    );
  } else
    await inTransaction(linked.db, (tx) =>
      stopOrResume(tx, linked, action === 'STOP', context.now),
    );
  return readLinkedRecall(deps, linked);
}

type Wish = {
  readonly pets: readonly string[];
  readonly serviceId: string;
  readonly start: string;
};

async function bookVisit(
  deps: Deps,
  { tx, now }: { readonly tx: Queryable; readonly now: Date },
  { db, viewer, facilityId, familyId, messageId }: VerifiedRecallLink,
  { pets, serviceId, start }: Wish,
): Promise<void> {
  const payload = HealthRequest.parse({
    facilityId,
    familyId,
    pets,
    services: [serviceId],
    event: { start },
  });
  const { id } = await createVisit(
    deps,
    {
      db,
      tx,
      viewer,
      now,
      body: { type: 'HEALTH', category: 'VISIT', payload },
      file: null,
      client: {},
    },
    'link',
  );
  await withoutPersonIn(tx, 'link', async (all) => {
    const booked = await all
      .update(recallMessages)
      .set({ conversationId: id })
      .where(and(eq(recallMessages.id, messageId), isNull(recallMessages.conversationId)))
      .returning({ id: recallMessages.id });
    // Booked twice at the same time.
    if (booked.length === 0) throw new Refusal('STATUS_CONFLICT');
  });
}

async function stopOrResume(
  tx: Queryable,
  { facilityId, familyId }: VerifiedRecallLink,
  isStop: boolean,
  now: Date,
): Promise<void> {
  if (isStop)
    await tx
      .insert(recallStops)
      .values({ facilityId, familyId, createdAt: now })
      .onConflictDoNothing();
  else
    await tx
      .delete(recallStops)
      .where(and(eq(recallStops.facilityId, facilityId), eq(recallStops.familyId, familyId)));
}
