import type { ConversationStatus, HealthCategory } from '@zampa/domain/conversations/enumerations';
import {
  isAnonymous,
  type NotificationAbout,
} from '@zampa/domain/notifications/notification-kinds';
import { sql } from 'drizzle-orm';
import { nameForStaff } from '../../shapes/person-for-staff.ts';
import { rowsOf, type Queryable, withGenericPlan } from '../../db/database.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';

type NotifyPayload = JobPayload<'notify'>;

/** The subject and recipients of a notification. */
export type NotificationSubject = Omit<NotificationAbout, 'starts' | 'left'> & {
  /** The clinic concerned; null if none. */
  readonly facilityId: string | null;
  readonly category: HealthCategory | null;
  readonly status: ConversationStatus | null;
  /** User ids, computed at the time of the call. */
  readonly recipients: readonly string[];
};

type Found<Row> = Row & { readonly nth: number };

/**
 * Returns the subject and recipients of each notification, in order. Undefined if it is obsolete: the message was
 * withdrawn, the clinic answered or ended the service after its start, or the recipient is no longer a client.
 */
export async function findNotificationSubjects(
  tx: Queryable,
  news: readonly NotifyPayload[],
): Promise<readonly (NotificationSubject | undefined)[]> {
  const found = new Map<number, NotificationSubject>();
  for (const { nth, ...subject } of await findConversationSubjects(tx, news))
    found.set(nth, subject);
  for (const { nth, ...names } of await findOtherSubjects(tx, news)) {
    const { by: actorId, to } = news[nth] ?? { by: null, to: [] };
    const recipients = to.filter((userId) => userId !== actorId);
    found.set(nth, { ...names, pets: [], category: null, status: null, recipients });
  }
  return news.map((_each, nth) => found.get(nth));
}

/** Kinds that clients see under the clinic's name instead of a person's. */
const SIGNED_BY_CLINIC: readonly NotifyPayload['kind'][] = [
  'MESSAGE',
  'SERVICE_STARTED',
  'SERVICE_ENDED',
  'REQUEST_EXPIRED',
  'REQUEST_DECLINED',
  'PAYMENT_EXPIRED',
  'TIME_EXPIRED',
  'TIME_MOVED',
  'CALLED_OFF',
  'DIARY_SHARED',
];

/**
 * Finds the subjects of notifications about conversations. Recipients are the readers on the other side, or those
 * named in `to`, except people who have already read that far.
 */
async function findConversationSubjects(
  tx: Queryable,
  news: readonly NotifyPayload[],
): Promise<readonly Found<NotificationSubject>[]> {
  const inputs = news.flatMap(({ kind, by: actorId, conversation, to }, nth) => {
    if (!conversation) return [];
    const { id, party, seq } = conversation;
    const isOfClinic = party === 'facility';
    const saysClinic = isOfClinic && (actorId === null || SIGNED_BY_CLINIC.includes(kind));
    // Clinics always receive notifications about their visits and payments, and clients about a cancellation, even if
    // the relation has ended or the client never used the app.
    const isAlways = !isOfClinic || kind === 'CALLED_OFF';
    const sides = { of_clinic: isOfClinic, says_clinic: saysClinic, is_always: isAlways };
    const chosen = to.length > 0 ? to : null;
    const started = kind === 'SERVICE_STARTED';
    return [{ nth, by: actorId, conversation: id, ...sides, seq, chosen, started }];
  });
  if (inputs.length === 0) return [];
  return rowsOf<Found<NotificationSubject>>(
    withGenericPlan(tx),
    // A lateral join looks up each row by key; the cached plan of a plain join would scan whole tables.
    sql`select news.nth, subject.*
      from json_to_recordset(${JSON.stringify(inputs)}::json) as news
        (nth int, by uuid, conversation uuid, of_clinic boolean, says_clinic boolean, is_always boolean, seq int,
          chosen uuid[], started boolean)
      cross join lateral (
        select c.facility_id as "facilityId", c.category, c.status, f.name as facility, f.timezone as zone,
          case when news.says_clinic then f.name else ${nameForStaff(sql.raw('fc'), sql.raw('u'))} end as person,
          (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
            from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = c.id) as pets,
          array(select r.user_id from conversation_readers r
            where r.conversation_id = c.id and (r.kind = 'owner') = news.of_clinic and r.user_id is distinct from news.by
              and (news.chosen is null or r.user_id = any(news.chosen))
              and not exists (select from reads seen where seen.conversation_id = c.id
                and seen.user_id = r.user_id and seen.seq >= nullif(news.seq, 0)))::text[] as recipients
        from conversations c
        join facilities f on f.id = c.facility_id
        join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
          and (fc.status = 'ACTIVE' or news.is_always)
        left join users u on u.id = news.by
        where c.id = news.conversation and not exists (select from events gone
          where gone.conversation_id = c.id and gone.seq = news.seq and gone.withdrawn_at is not null)
          -- A start is not announced if the clinic has answered or ended the service since.
          and not (news.started and (c.status <> 'OPEN' or exists (select from events said
            where said.conversation_id = c.id and said.seq > news.seq and said.type = 'CHAT' and said.party = 'facility')))
        offset 0) as subject`,
  );
}

/**
 * Finds the subjects of notifications without a conversation: the actor and the clinic, or the clinic alone if nobody
 * acted.
 */
async function findOtherSubjects(
  tx: Queryable,
  news: readonly NotifyPayload[],
): Promise<
  readonly Found<Pick<NotificationSubject, 'person' | 'facility' | 'zone' | 'facilityId'>>[]
> {
  const inputs = news.flatMap(({ kind, by: actorId, facilityId, conversation }, nth) =>
    conversation
      ? []
      : [{ nth, by: actorId, facility: facilityId ?? null, nameless: isAnonymous(kind) }],
  );
  if (inputs.length === 0) return [];
  return rowsOf(
    tx,
    sql`select news.nth, f.id as "facilityId",
        case when news.nameless then '' else coalesce(u.first_name || ' ' || u.last_name, f.name) end as person,
        coalesce(f.name, '') as facility, coalesce(f.timezone, 'UTC') as zone
      from json_to_recordset(${JSON.stringify(inputs)}::json) as news (nth int, by uuid, facility uuid, nameless boolean)
      left join users u on u.id = news.by
      left join facilities f on f.id = news.facility
      where u.id is not null or (news.by is null and f.id is not null)`,
  );
}
