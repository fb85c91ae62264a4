import { organizations } from '@zampa/db/schema/facilities';
import { pastDueEnd } from '@zampa/domain/subscription/subscription';
import { trialsToWarn, trialWarningDue } from '@zampa/domain/subscription/warnings';
import { PAST_DUE_DAYS } from '@zampa/domain/subscription/subscription';
import { DAY_MS } from '@zampa/domain/time/durations';
import { and, asc, eq, isNull, lte, ne, notInArray, or } from 'drizzle-orm';
import { inTransaction } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { collectFailures } from '../../jobs/collect-failures.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';
import { notifyAdmins } from './notify-admins.ts';

const AT_ONCE = 100;

/**
 * Warns admins before a trial ends, and says when it has and when new work waits for a payment. The clock needs nobody for
 * that: what is over is refused without it.
 */
export async function watchPlans(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const late = new Date(now.getTime() - PAST_DUE_DAYS * DAY_MS);
  const due = await deps.db
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      or(
        and(eq(organizations.trialStatus, 'IN_PROGRESS'), isToBeWarned(now)),
        and(
          lte(organizations.pastDueSince, late),
          or(isNull(organizations.warned), ne(organizations.warned, 'PAST_DUE')),
        ),
      ),
    )
    .orderBy(asc(organizations.trialEndsAt))
    .limit(AT_ONCE);
  await collectFailures('not all plans were watched', async (attempt) => {
    for (const { id } of due)
      await attempt(() => inTransaction(deps.db, (tx) => warn(deps, { tx, now }, id)));
  });
}

/** Who has had their warning is none of those who wait for one, and keeps nobody of them waiting. */
const isToBeWarned = (now: Date) =>
  or(
    ...trialsToWarn(now).map(({ endsBy, notGiven }) =>
      and(
        lte(organizations.trialEndsAt, endsBy),
        or(isNull(organizations.warned), notInArray(organizations.warned, [...notGiven])),
      ),
    ),
  );

async function warn(deps: Deps, unit: UnitOfWork, id: string): Promise<void> {
  const { tx, now } = unit;
  const [organization] = await tx
    .select()
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update');
  if (!organization) return;
  const { trialStatus, trialEndsAt, pastDueSince, warned } = organization;
  if (trialStatus === 'IN_PROGRESS' && trialEndsAt) {
    const given = warned === 'PAST_DUE' ? null : warned;
    const warning = trialWarningDue(trialEndsAt, given, now);
    if (!warning) return;
    const isOver = warning === 'OVER';
    await tx
      .update(organizations)
      .set({ warned: warning, ...(isOver && { trialStatus: 'EXPIRED' }), updatedAt: now })
      .where(eq(organizations.id, id));
    const kind = isOver ? 'TRIAL_ENDED' : 'TRIAL_ENDING';
    await notifyAdmins(deps, tx, id, { kind, at: trialEndsAt, warning });
    publishSubscription(deps, tx, id, { toClients: isOver });
  } else if (pastDueSince && pastDueEnd(pastDueSince) <= now && warned !== 'PAST_DUE') {
    await tx
      .update(organizations)
      .set({ warned: 'PAST_DUE', updatedAt: now })
      .where(eq(organizations.id, id));
    await notifyAdmins(deps, tx, id, { kind: 'PLAN_PAST_DUE', at: pastDueEnd(pastDueSince) });
    publishSubscription(deps, tx, id, { toClients: true });
  }
}
