import type { createPaymentIntent as call } from '@zampa/contract/payments/create-payment-intent';
import type { AnswerOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { selectRows } from '../../../db/select-list.ts';
import { conversations } from '@zampa/db/schema/conversations';
import { alias } from 'drizzle-orm/pg-core';
import { uuids } from '../../../db/arrays.ts';
import { inTransaction, rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { visibleConversation } from '../../conversations/public.ts';
import type { PersonContext } from '../../../http/context.ts';
import { applyIntent } from './apply-intent.ts';
import { readOrCreateIntent } from './read-or-create-intent.ts';
import type { Attempt } from './attempts.ts';
import { beginAttempt } from './begin-attempt.ts';
import { closeAttempt } from './close-attempts.ts';

/**
 * Starts a card payment for the open charges of conversations, or for selected ones, or continues the payer's earlier
 * one. Closes other unfinished payments of the same charges first, whichever family member started them. Each step is
 * committed separately, so that nothing is lost if the provider does not respond. Errors: NOT_FOUND, FORBIDDEN for
 * staff, VALIDATION for conversations of different facilities, ALREADY_PAID, STATUS_CONFLICT if nothing is owed,
 * PAYMENTS_NOT_CONFIGURED, PAYMENT_IN_FLIGHT, UNAVAILABLE.
 */
export async function createPaymentIntent(
  context: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  const { db, viewer, body } = context;
  const own = { ...deps, db };
  if (viewer.isVet) await refuseStaff(db, viewer, body.eventIds);
  await requireOwnConversations(db, viewer, body.eventIds);
  const attempt = await beginExclusively(own, context);
  const intent = await readOrCreateIntent(own, attempt);
  const applied = await applyIntent(own, attempt.id, intent);
  if (applied.status === 'SUCCESS') throw new Refusal('ALREADY_PAID');
  // The provider canceled it after a long time without activity; the next call starts a new one.
  if (applied.isOver) throw new Refusal('STATUS_CONFLICT');
  const { amount, currency, accountId } = attempt;
  const { publishableKey, mode } = deps.paymentProvider;
  const { id: intentId, clientSecret } = intent;
  return { clientSecret, intentId, amount, currency, accountId, publishableKey, mode };
}

/** Starts the payment after closing other unfinished payments of the same charges at the provider. */
async function beginExclusively(
  deps: Deps,
  { viewer, body, now }: PersonContext<typeof call>,
): Promise<Attempt> {
  const { paymentIds } = body;
  const selection = {
    eventIds: [...new Set(body.eventIds)],
    ...(paymentIds && { paymentIds: [...new Set(paymentIds)] }),
  };
  const tryBegin = () =>
    inTransaction(deps.db, (tx) =>
      beginAttempt({ viewer, tx, now }, deps.paymentProvider, selection),
    );
  const first = await tryBegin();
  if ('attempt' in first) return first.attempt;
  for (const other of first.others) await closeAttempt(deps, other);
  const second = await tryBegin();
  if ('attempt' in second) return second.attempt;
  throw new Refusal('PAYMENT_IN_FLIGHT');
}

/** Staff see their clients' charges but cannot pay them. Errors: NOT_FOUND, FORBIDDEN. */
async function refuseStaff(
  db: Queryable,
  viewer: Viewer,
  eventIds: readonly string[],
): Promise<never> {
  const found = await rowsOf(
    db,
    sql`select from conversations c where c.id = any(${uuids(eventIds)}) and ${visibleConversation(viewer)}`,
  );
  throw new Refusal(found.length < new Set(eventIds).size ? 'NOT_FOUND' : 'FORBIDDEN');
}

/**
 * Requires that all conversations belong to one family of the payer and one facility. Errors: NOT_FOUND, VALIDATION.
 */
async function requireOwnConversations(db: Queryable, viewer: Viewer, eventIds: readonly string[]) {
  const families = viewer.families.map(({ familyId }) => familyId);
  const c = alias(conversations, 'c');
  const found = await selectRows(
    db,
    { facilityId: sql<string>`${c.facilityId}`, familyId: c.familyId },
    (columns) => sql`select ${columns} from conversations c
      where c.id = any(${uuids(eventIds)}) and c.type = 'HEALTH' and c.family_id = any(${uuids(families)})`,
  );
  if (found.length < new Set(eventIds).size) throw new Refusal('NOT_FOUND');
  const places = new Set(found.map(({ facilityId, familyId }) => `${facilityId} ${familyId}`));
  if (places.size > 1) throw invalid('eventIds', 'different_facilities');
}
