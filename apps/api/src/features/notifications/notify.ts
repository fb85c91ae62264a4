import type { ConversationStatus, HealthCategory } from '@zampa/domain/conversations/enumerations';
import type { NotificationAbout } from '@zampa/domain/notifications/notification-kinds';
import { notificationPath } from '@zampa/domain/notifications/notification-path';
import { sql } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../db/accompanied-query.ts';
import { inTransaction, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler, JobPayload } from '../../jobs/job-kinds.ts';
import { enqueuePushes } from './send-push.ts';
import { insertNotifications, type WrittenNotification } from './insert-notifications.ts';
import { publishNotifications } from './publish-notifications.ts';

type News = JobPayload<'notify'>;

/**
 * Tells people what somebody else has done: it is written into their list, those who are there hear it at once, and the
 * devices of the others are called. Who
 * may not read a conversation any more, and who has read meanwhile, is not told; of several messages in one conversation
 * one notification is unread. Repeated, it changes nothing.
 */
export function notify(deps: Deps): JobHandler<'notify'> {
  return async (news, key, endIn) => {
    const told = await inTransaction(deps.db, async (tx) => {
      endIn(tx);
      const rows = await write(deps, tx, news);
      enqueuePushes(deps, tx, rows, key);
      return rows;
    });
    publishNotifications(deps, told);
  };
}

async function write(
  { clock }: Deps,
  tx: Queryable,
  news: News,
): Promise<readonly WrittenNotification[]> {
  const { kind, conversation, starts } = news;
  const subject = conversation
    ? await subjectOf(tx, news, conversation)
    : await outsideOf(tx, news);
  if (!subject) return [];
  const { category, status, recipients, ...names } = subject;
  const about: NotificationAbout = { ...names, starts };
  if (recipients.length === 0) return [];
  const path = notificationPath(kind, conversation && { ...conversation, category, status });
  return insertNotifications(tx, {
    kind,
    conversation,
    about,
    path,
    recipients,
    now: clock.now(),
  });
}

type Subject = Omit<NotificationAbout, 'starts'> & {
  readonly category: HealthCategory | null;
  readonly status: ConversationStatus | null;
  /** Whom to tell of it, as it is at this moment. */
  readonly recipients: readonly string[];
};

/**
 * Returns what the conversation is about, and who is told: its other side, but for who has read so far. Undefined once
 * a message was taken back, or the relation has ended.
 */
async function subjectOf(
  tx: Queryable,
  { kind, by }: News,
  { id, party, seq }: NonNullable<News['conversation']>,
): Promise<Subject | undefined> {
  // What nobody in particular has done is the clinic's to say.
  const saysClinic = (kind === 'MESSAGE' || kind === 'PAYMENT_EXPIRED') && party === 'facility';
  const [subject] = await rowsOf<Subject>(
    tx,
    sql`${sql.raw(PLANNED_ONCE)} select c.category, c.status, f.name as facility, f.timezone as zone,
        case when ${saysClinic} then f.name else u.first_name || ' ' || u.last_name end as person,
        (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
          from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = c.id) as pets,
        array(select r.user_id from conversation_readers r
          where r.conversation_id = ${id} and (r.kind = 'owner') = ${party === 'facility'} and r.user_id <> ${by}
            and not exists (select from reads seen where seen.conversation_id = ${id}
              and seen.user_id = r.user_id and seen.seq >= ${seq || null}::int))::text[] as recipients
      from conversations c
      join facilities f on f.id = c.facility_id
      join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
        and fc.status = 'ACTIVE'
      join users u on u.id = ${by}
      where c.id = ${id} and not exists (select from events gone where gone.conversation_id = c.id
        and gone.seq = ${seq} and gone.withdrawn_at is not null)`,
  );
  return subject;
}

/** Returns who did something outside of conversations, and at which clinic; the clinic itself where nobody did it. */
async function outsideOf(
  tx: Queryable,
  { by, facilityId, to }: News,
): Promise<Subject | undefined> {
  const [subject] = await rowsOf<{ person: string; facility: string; zone: string }>(
    tx,
    sql`select coalesce(u.first_name || ' ' || u.last_name, f.name) as person,
        coalesce(f.name, '') as facility, coalesce(f.timezone, 'UTC') as zone
      from (values (${by}::uuid, ${facilityId ?? null}::uuid)) as news (by, facility_id)
      left join users u on u.id = news.by
      left join facilities f on f.id = news.facility_id
      where u.id is not null or (news.by is null and f.id is not null)`,
  );
  const recipients = to.filter((userId) => userId !== by);
  return subject && { ...subject, pets: [], category: null, status: null, recipients };
}
