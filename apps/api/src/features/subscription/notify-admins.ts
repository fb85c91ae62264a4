import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import type { TrialWarning } from '@zampa/domain/subscription/warnings';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueEmailAndSms, findReaders } from '../../emails/notification-emails.ts';

type PlanNotification = {
  readonly kind: Extract<
    NotificationKind,
    'TRIAL_ENDING' | 'TRIAL_ENDED' | 'PLAN_PAST_DUE' | 'PLAN_ENDED'
  >;
  /** When the trial or plan ends or ended. */
  readonly at: Date;
  /** Which warning about the end of the trial it is. */
  readonly warning?: TrialWarning;
};

/**
 * Notifies the admins of an organization about its trial or plan, in the app and by e-mail. An admin of several
 * facilities is notified once.
 */
export async function notifyAdmins(
  deps: Deps,
  tx: Queryable,
  organizationId: string,
  { kind, at, warning }: PlanNotification,
): Promise<void> {
  const places = await findAdmins(tx, organizationId);
  const starts = [at.toISOString()];
  for (const { id: facilityId, facility, zone, admins } of places) {
    deps.outbox.enqueue(tx, 'notify', {
      kind,
      by: null,
      facilityId,
      conversation: null,
      to: admins,
      starts,
    });
    await enqueueEmailAndSms(deps, tx, await findReaders(tx, admins), {
      facility,
      zone,
      pets: [],
      news: kind,
      conversationId: null,
      person: facility,
      starts,
      path: '/workspace/subscription',
      once: `${warning ?? kind}:${facilityId}:${at.toISOString()}`,
    });
  }
}

type Place = {
  readonly id: string;
  readonly facility: string;
  readonly zone: string;
  readonly admins: string[];
};

/**
 * Finds the admins of an organization's facilities, each under their first facility. Runs without a person, because
 * the caller may not see them.
 */
function findAdmins(tx: Queryable, organizationId: string): Promise<Place[]> {
  return withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<Place>(
      all,
      sql`select f.id, f.name as facility, f.timezone as zone, json_agg(told.user_id) as admins
      from (select distinct on (m.user_id) m.user_id, m.facility_id
        from facility_staff m join facilities own on own.id = m.facility_id
        where own.organization_id = ${organizationId} and m.level = 'admin'
        order by m.user_id, own.created_at, own.id) told
      join facilities f on f.id = told.facility_id
      group by f.id order by f.created_at, f.id`,
    ),
  );
}
