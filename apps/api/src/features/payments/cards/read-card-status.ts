import type { readCardStatus as call } from '@zampa/contract/payments/read-card-status';
import type { AnswerOf } from '@zampa/contract/call';
import { facilities, organizations } from '@zampa/db/schema/facilities';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { applyIntent } from './apply-intent.ts';
import { readOrCreateIntent } from './read-or-create-intent.ts';
import { type Attempt, findAttemptByIntent } from './attempts.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { refreshCardStatus } from './card-status.ts';
import type { PersonContext } from '../../../http/context.ts';

/**
 * Reads the current status of a card account of the caller's organizations, or of a card payment that the viewer may
 * see, from the provider. Errors: NOT_FOUND, UNAVAILABLE.
 */
export function readCardStatus({ db, viewer, query }: PersonContext<typeof call>, deps: Deps) {
  const own = { ...deps, db };
  return query.stripeId.startsWith('pi_')
    ? findIntentStatus(own, viewer, query.stripeId)
    : findAccountStatus(own, viewer, query.stripeId);
}

/** Only payments that we started are looked up at the provider. */
async function findIntentStatus(
  deps: Deps,
  viewer: Viewer,
  stripeId: string,
): Promise<AnswerOf<typeof call>> {
  const attempt = await findAttemptByIntent(deps.db, stripeId);
  if (!attempt || !(await isPaymentVisible(deps.db, viewer, attempt)))
    throw new Refusal('NOT_FOUND');
  const { status } = await applyIntent(deps, attempt.id, await readOrCreateIntent(deps, attempt));
  return { message: status };
}

/** Returns whether the viewer may see any conversation that the card payment is for. Consultants see assigned ones. */
async function isPaymentVisible(db: Queryable, viewer: Viewer, { id }: Attempt): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select c.id from card_attempt_lines line
      join charges charge on charge.id = line.charge_id
      join conversations c on c.id = charge.conversation_id
      where line.attempt_id = ${id} and ${visibleConversation(viewer)} limit 1`,
  );
  return found.length > 0;
}

async function findAccountStatus(
  deps: Deps,
  { facilities: workplaces }: Viewer,
  stripeId: string,
): Promise<AnswerOf<typeof call>> {
  const [own] = await deps.db
    .select({ id: organizations.id })
    .from(organizations)
    .innerJoin(facilities, eq(facilities.organizationId, organizations.id))
    .where(
      and(
        eq(organizations.stripeAccountId, stripeId),
        inArray(
          facilities.id,
          workplaces.map(({ facilityId }) => facilityId),
        ),
      ),
    )
    .limit(1);
  if (!own) throw new Refusal('NOT_FOUND');
  return { message: await refreshCardStatus(deps, stripeId) };
}
