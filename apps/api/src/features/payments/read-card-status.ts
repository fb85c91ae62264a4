import type { readCardStatus as call } from '@zampa/contract/payments/read-card-status';
import type { AnswerOf } from '@zampa/contract/call';
import { facilities, organizations } from '@zampa/db/schema/facilities';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { refreshCardStatus } from './card-status.ts';
import type { PersonContext } from '../../http/context.ts';

/** Reads how far an account of the own organizations is set up, asked anew. Refusals: NOT_FOUND, UNAVAILABLE. */
export function readCardStatus({ db, viewer, query }: PersonContext<typeof call>, deps: Deps) {
  return findCardStatus({ ...deps, db }, viewer, query.stripeId);
}

async function findCardStatus(
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
