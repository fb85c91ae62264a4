import type { createPaymentIntent as call } from '@zampa/contract/payments/create-payment-intent';
import type { AnswerOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { uuids } from '../../../db/arrays.ts';
import { inTransaction, rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { visibleConversation } from '../../conversations/public.ts';
import type { PersonContext } from '../../../http/context.ts';
import { applyIntent } from './apply-intent.ts';
import { askForIntent } from './ask-for-intent.ts';
import type { Attempt } from './attempts.ts';
import { beginAttempt } from './begin-attempt.ts';
import { closeAttempt } from './close-attempts.ts';

/**
 * Begins to pay by card what is open in conversations, or what is picked of it, or goes on with the same payment that the
 * payer has begun before: another one of the same is closed first, whoever of the family has begun it. Each step is kept, so
 * that nothing is lost where the provider does not answer. Refusals: NOT_FOUND, FORBIDDEN for staff, VALIDATION for
 * conversations of different facilities, ALREADY_PAID, STATUS_CONFLICT for what is not owed, PAYMENTS_NOT_CONFIGURED,
 * PAYMENT_IN_FLIGHT, UNAVAILABLE.
 */
export async function createPaymentIntent(
  context: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  const { db, viewer, body } = context;
  const own = { ...deps, db };
  if (viewer.isVet) await refuseStaff(db, viewer, body.eventIds);
  await requireOwn(db, viewer, body.eventIds);
  const attempt = await begin(own, context);
  const intent = await askForIntent(own, attempt);
  const applied = await applyIntent(own, attempt.id, intent);
  if (applied.status === 'SUCCESS') throw new Refusal('ALREADY_PAID');
  // Nobody went on with it for too long, and the provider has given it up: the next one is a new one.
  if (applied.isOver) throw new Refusal('STATUS_CONFLICT');
  const { amount, currency, accountId } = attempt;
  const { publishableKey, mode } = deps.paymentProvider;
  const { id: intentId, clientSecret } = intent;
  return { clientSecret, intentId, amount, currency, accountId, publishableKey, mode };
}

/** Another payment of the same is closed at the provider before this one begins. */
async function begin(
  deps: Deps,
  { viewer, body, now }: PersonContext<typeof call>,
): Promise<Attempt> {
  const { paymentIds } = body;
  const wanted = {
    eventIds: [...new Set(body.eventIds)],
    ...(paymentIds && { paymentIds: [...new Set(paymentIds)] }),
  };
  const tried = () =>
    inTransaction(deps.db, (tx) => beginAttempt({ viewer, tx, now }, deps.paymentProvider, wanted));
  const first = await tried();
  if ('attempt' in first) return first.attempt;
  for (const other of first.others) await closeAttempt(deps, other);
  const second = await tried();
  if ('attempt' in second) return second.attempt;
  throw new Refusal('PAYMENT_IN_FLIGHT');
}

/** Staff see what their clients owe, and do not pay it. Refusals: NOT_FOUND, FORBIDDEN. */
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

/** All have to be of one family of the payer, at one facility. Refusals: NOT_FOUND, VALIDATION. */
async function requireOwn(db: Queryable, viewer: Viewer, eventIds: readonly string[]) {
  const families = viewer.families.map(({ familyId }) => familyId);
  const found = await rowsOf<{ facilityId: string; familyId: string }>(
    db,
    sql`select c.facility_id as "facilityId", c.family_id as "familyId" from conversations c
      where c.id = any(${uuids(eventIds)}) and c.type = 'HEALTH' and c.family_id = any(${uuids(families)})`,
  );
  if (found.length < new Set(eventIds).size) throw new Refusal('NOT_FOUND');
  const places = new Set(found.map(({ facilityId, familyId }) => `${facilityId} ${familyId}`));
  if (places.size > 1) throw invalid('eventIds', 'different_facilities');
}
