import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import type { TrialWarning } from '@zampa/domain/subscription/warnings';
import { sql } from 'drizzle-orm';
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

/** Tells the admins of a facility, in the app and by e-mail, how its trial or its plan stands. */
export async function notifyAdmins(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  { kind, at, warning }: PlanNews,
): Promise<void> {
  const [about] = await rowsOf<{ facility: string; zone: string; admins: readonly string[] }>(
    tx,
    sql`select f.name as facility, f.timezone as zone,
        (select coalesce(json_agg(distinct m.user_id), '[]') from facility_staff m
          where m.facility_id = f.id and m.level = 'admin') as admins
      from facilities f where f.id = ${facilityId}`,
  );
  if (!about) return;
  const { facility, zone, admins } = about;
  const starts = [at.toISOString()];
  deps.outbox.enqueue(tx, 'notify', {
    kind,
    by: null,
    facilityId,
    conversation: null,
    to: [...admins],
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
