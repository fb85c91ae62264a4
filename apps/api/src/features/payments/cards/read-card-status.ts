import type { readCardStatus as call } from '@zampa/contract/payments/read-card-status';
import type { AnswerOf } from '@zampa/contract/call';
import { facilities, organizations } from '@zampa/db/schema/facilities';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { applyIntent } from './apply-intent.ts';
import { askForIntent } from './ask-for-intent.ts';
import { findAttemptByIntent } from './attempts.ts';
import { refreshCardStatus } from './card-status.ts';
import type { PersonContext } from '../../../http/context.ts';

/**
 * Reads how far an account of the own organizations is set up, or a card payment of the own family or facility has come,
 * asked anew. Refusals: NOT_FOUND, UNAVAILABLE.
 */
export function readCardStatus({ db, viewer, query }: PersonContext<typeof call>, deps: Deps) {
  const own = { ...deps, db };
  return query.stripeId.startsWith('pi_')
    ? findIntentStatus(own, viewer, query.stripeId)
    : findAccountStatus(own, viewer, query.stripeId);
}

/** The provider is asked about what we have begun ourselves, and nothing else. */
async function findIntentStatus(
  deps: Deps,
  { families, facilities: workplaces }: Viewer,
  stripeId: string,
): Promise<AnswerOf<typeof call>> {
  const attempt = await findAttemptByIntent(deps.db, stripeId);
  const isOwn =
    attempt &&
    (families.some(({ familyId }) => familyId === attempt.familyId) ||
      workplaces.some(({ facilityId }) => facilityId === attempt.facilityId));
  if (!isOwn) throw new Refusal('NOT_FOUND');
  const { status } = await applyIntent(deps, attempt.id, await askForIntent(deps, attempt));
  return { message: status };
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
