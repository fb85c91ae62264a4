import { organizations } from '@zampa/db/schema/facilities';
import { pastDueDeadline } from '@zampa/domain/subscription/subscription';
import { trialsToWarn, dueTrialWarning } from '@zampa/domain/subscription/warnings';
import { PAST_DUE_DAYS } from '@zampa/domain/subscription/subscription';
import { DAY_MS } from '@zampa/domain/time/durations';
import { and, asc, eq, isNull, lte, ne, notInArray, or } from 'drizzle-orm';
import { inTransaction } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { collectFailures } from '../../jobs/collect-failures.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';
import { notifyAdmins } from './notify-admins.ts';

const BATCH_SIZE = 100;

/**
 * Warns admins before a trial ends, when it has ended, and when a missing payment blocks new work. Only sends
 * notifications: the restrictions themselves are computed from the time.
 */
export async function sendPlanWarnings(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const late = new Date(now.getTime() - PAST_DUE_DAYS * DAY_MS);
  const due = await deps.db
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      or(
        and(eq(organizations.trialStatus, 'IN_PROGRESS'), isWarningDueSql(now)),
        and(
          lte(organizations.pastDueSince, late),
          or(isNull(organizations.warned), ne(organizations.warned, 'PAST_DUE')),
        ),
      ),
    )
    .orderBy(asc(organizations.trialEndsAt))
    .limit(BATCH_SIZE);
  await collectFailures('not all plans were watched', async (attempt) => {
    for (const { id } of due)
      await attempt(() => inTransaction(deps.db, (tx) => sendWarning(deps, { tx, now }, id)));
  });
}

/** Excludes organizations that were already warned, so that they do not fill the batch. */
const isWarningDueSql = (now: Date) =>
  or(
    ...trialsToWarn(now).map(({ endsBy, notGiven }) =>
      and(
        lte(organizations.trialEndsAt, endsBy),
        or(isNull(organizations.warned), notInArray(organizations.warned, [...notGiven])),
      ),
    ),
  );

async function sendWarning(deps: Deps, unit: UnitOfWork, id: string): Promise<void> {
  const { tx, now } = unit;
  const [organization] = await tx
    .select()
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update');
  if (!organization) return;
  const { trialStatus, trialEndsAt, pastDueSince, warned } = organization;
  if (trialStatus === 'IN_PROGRESS' && trialEndsAt) {
    const lastWarning = warned === 'PAST_DUE' ? null : warned;
    const warning = dueTrialWarning(trialEndsAt, lastWarning, now);
    if (!warning) return;
    const isOver = warning === 'OVER';
    await tx
      .update(organizations)
      .set({ warned: warning, ...(isOver && { trialStatus: 'EXPIRED' }), updatedAt: now })
      .where(eq(organizations.id, id));
    const kind = isOver ? 'TRIAL_ENDED' : 'TRIAL_ENDING';
    await notifyAdmins(deps, tx, id, { kind, at: trialEndsAt, warning });
    publishSubscription(deps, tx, id, { toClients: isOver });
  } else if (pastDueSince && pastDueDeadline(pastDueSince) <= now && warned !== 'PAST_DUE') {
    await tx
      .update(organizations)
      .set({ warned: 'PAST_DUE', updatedAt: now })
      .where(eq(organizations.id, id));
    await notifyAdmins(deps, tx, id, { kind: 'PLAN_PAST_DUE', at: pastDueDeadline(pastDueSince) });
    publishSubscription(deps, tx, id, { toClients: true });
  }
}
