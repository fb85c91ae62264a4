import type { ConversationStatus, HealthCategory } from '@zampa/domain/conversations/enumerations';
import { isNameless, type NotificationAbout } from '@zampa/domain/notifications/notification-kinds';
import { sql } from 'drizzle-orm';
import { knownName } from '../../access/known-person.ts';
import { PLANNED_ONCE } from '../../db/accompanied-query.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';

type News = JobPayload<'notify'>;

/** What news are about, and who is told. */
export type Subject = Omit<NotificationAbout, 'starts' | 'left'> & {
  /** The clinic; null where it is about none. */
  readonly facilityId: string | null;
  readonly category: HealthCategory | null;
  readonly status: ConversationStatus | null;
  /** Whom to tell of it, as it is at this moment. */
  readonly recipients: readonly string[];
};

type Found<Row> = Row & { readonly nth: number };

/**
 * Returns of each piece of news, in the same order, what it is about and who is told; undefined of a message that was
 * taken back, of a start that more has come of since, and of what a clinic says to somebody who is its client no more.
 */
export async function findSubjects(
  tx: Queryable,
  news: readonly News[],
): Promise<readonly (Subject | undefined)[]> {
  const found = new Map<number, Subject>();
  for (const { nth, ...subject } of await inConversations(tx, news)) found.set(nth, subject);
  for (const { nth, ...names } of await outsideOf(tx, news)) {
    const { by, to } = news[nth] ?? { by: null, to: [] };
    const recipients = to.filter((userId) => userId !== by);
    found.set(nth, { ...names, pets: [], category: null, status: null, recipients });
  }
  return news.map((_each, nth) => found.get(nth));
}

/** What the clinic says as a whole, whoever of it has done it. */
const SAID_BY_CLINIC: readonly News['kind'][] = [
  'MESSAGE',
  'SERVICE_STARTED',
  'SERVICE_ENDED',
  'PAYMENT_EXPIRED',
  'TIME_EXPIRED',
  'TIME_MOVED',
  'CALLED_OFF',
  'DIARY_SHARED',
];

/**
 * What news are about that stand in a conversation; its other side is told, or those of it whom they are for, but for
 * who has read so far.
 */
async function inConversations(
  tx: Queryable,
  news: readonly News[],
): Promise<readonly Found<Subject>[]> {
  const asked = news.flatMap(({ kind, by, conversation, to }, nth) => {
    if (!conversation) return [];
    const { id, party, seq } = conversation;
    const isOfClinic = party === 'facility';
    const saysClinic = isOfClinic && (by === null || SAID_BY_CLINIC.includes(kind));
    // Who was expected is told that they are not, and a clinic what becomes of its visits and its money, whatever the two
    // are to each other by now: its client may have left, or never have come to Zampa.
    const isAlways = !isOfClinic || kind === 'CALLED_OFF';
    const sides = { of_clinic: isOfClinic, says_clinic: saysClinic, is_always: isAlways };
    const chosen = to.length > 0 ? to : null;
    const started = kind === 'SERVICE_STARTED';
    return [{ nth, by, conversation: id, ...sides, seq, chosen, started }];
  });
  if (asked.length === 0) return [];
  return rowsOf<Found<Subject>>(
    tx,
    // Looked up one by one: joined, the plan that is kept for all would read whole tables.
    sql`${sql.raw(PLANNED_ONCE)} select news.nth, subject.*
      from json_to_recordset(${JSON.stringify(asked)}::json) as news
        (nth int, by uuid, conversation uuid, of_clinic boolean, says_clinic boolean, is_always boolean, seq int,
          chosen uuid[], started boolean)
      cross join lateral (
        select c.facility_id as "facilityId", c.category, c.status, f.name as facility, f.timezone as zone,
          case when news.says_clinic then f.name else ${knownName(sql.raw('fc'), sql.raw('u'))} end as person,
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
          -- Of a start nobody is told who was answered meanwhile, or told of the end.
          and not (news.started and (c.status <> 'OPEN' or exists (select from events said
            where said.conversation_id = c.id and said.seq > news.seq and said.type = 'CHAT' and said.party = 'facility')))
        offset 0) as subject`,
  );
}

/** Who did what stands in no conversation, and at which clinic; the clinic itself where nobody did it. */
async function outsideOf(
  tx: Queryable,
  news: readonly News[],
): Promise<readonly Found<Pick<Subject, 'person' | 'facility' | 'zone' | 'facilityId'>>[]> {
  const asked = news.flatMap(({ kind, by, facilityId, conversation }, nth) =>
    conversation ? [] : [{ nth, by, facility: facilityId ?? null, nameless: isNameless(kind) }],
  );
  if (asked.length === 0) return [];
  return rowsOf(
    tx,
    sql`select news.nth, f.id as "facilityId",
        case when news.nameless then '' else coalesce(u.first_name || ' ' || u.last_name, f.name) end as person,
        coalesce(f.name, '') as facility, coalesce(f.timezone, 'UTC') as zone
      from json_to_recordset(${JSON.stringify(asked)}::json) as news (nth int, by uuid, facility uuid, nameless boolean)
      left join users u on u.id = news.by
      left join facilities f on f.id = news.facility
      where u.id is not null or (news.by is null and f.id is not null)`,
  );
}
