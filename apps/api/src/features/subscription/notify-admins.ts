import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import type { TrialWarning } from '@zampa/domain/subscription/warnings';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueNews, readersAmong } from '../../emails/news-emails.ts';

type PlanNews = {
  readonly kind: Extract<
    NotificationKind,
    'TRIAL_ENDING' | 'TRIAL_ENDED' | 'PLAN_PAST_DUE' | 'PLAN_ENDED'
  >;
  /** When it ends, or was. */
  readonly at: Date;
  /** Which warning of the same end it is. */
  readonly warning?: TrialWarning;
};

/**
 * Tells the admins of all facilities of an organization, in the app and by e-mail, how its trial or its plan stands; who
 * is one of several is told once.
 */
export async function notifyAdmins(
  deps: Deps,
  tx: Queryable,
  organizationId: string,
  { kind, at, warning }: PlanNews,
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
    await enqueueNews(deps, tx, await readersAmong(tx, admins), {
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

/** Finds the admins of all facilities of an organization, each at the first of theirs; whoever chose a plan may not know them. */
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
