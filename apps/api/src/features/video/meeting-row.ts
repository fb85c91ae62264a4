import type { Person } from '@zampa/contract/people/user';
import type { MeetingState } from '@zampa/contract/video/objects';
import type { Participant } from '@zampa/domain/video/participants';
import type { MeetingStatus } from '@zampa/domain/video/meeting';
import { sql, type SQL } from 'drizzle-orm';
import { personJson } from '../../shapes/person-json.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Reader } from '../conversations/public.ts';
import { canTakePartSql, isClinicalSql } from './can-take-part.ts';

export type ParticipantRow = Participant & {
  readonly device: string;
  readonly camera: boolean;
  readonly microphone: boolean;
  readonly since: string;
  readonly absentSince: string | null;
  /** As shown to staff and to pet owners. */
  readonly person: { readonly staff: Person | null; readonly owner: Person | null };
};

/** A meeting with its participants and everyone who may read it. */
export type MeetingRow = Pick<
  MeetingState,
  | 'conversationId'
  | 'facilityId'
  | 'facilityName'
  | 'timezone'
  | 'visitStart'
  | 'version'
  | 'startedAt'
> & {
  readonly name: string;
  readonly status: MeetingStatus;
  readonly pets: MeetingState['pets'];
  /** Participants who may no longer take part appear as LEFT. */
  readonly participants: readonly ParticipantRow[];
  readonly readers: readonly (Reader & {
    /** For staff: whether they have a clinical role and may admit guests. */
    readonly isHost: boolean;
  })[];
};

/** Finds a meeting with its participants, by its name or conversation. */
export async function findMeeting(
  db: Queryable,
  key: { readonly name: string } | { readonly conversationId: string },
): Promise<MeetingRow | undefined> {
  const condition =
    'name' in key ? sql`m.name = ${key.name}` : sql`m.conversation_id = ${key.conversationId}`;
  const [row] = await rowsOf<MeetingRow>(
    db,
    sql`select m.conversation_id as "conversationId", m.facility_id as "facilityId", f.name as "facilityName",
        f.timezone, (select iso_instant(k.starts_at) from calendar_events k where k.conversation_id = m.conversation_id
          and k.valid and k.status in ('NEW', 'UPDATED')) as "visitStart",
        m.name, m.status, m.version, iso_instant(m.started_at) as "startedAt",
        (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
          from conversation_pets cp join pets p on p.id = cp.pet_id
          where cp.conversation_id = m.conversation_id) as pets,
        ${participants} as participants, ${readers} as readers
      from video_meetings m join facilities f on f.id = m.facility_id
      where ${condition}`,
  );
  return row;
}

const participants: SQL = sql`(
  select coalesce(json_agg(json_build_object('userId', v.user_id, 'party', v.party,
    'status', case when v.status in ('WAITING', 'ADMITTED') and not ${canTakePartSql(sql`v`)} then 'LEFT' else v.status end,
    'device', v.device, 'camera', v.camera, 'microphone', v.microphone, 'since', iso_instant(v.since),
    'absentSince', iso_instant(v.absent_since),
    'person', json_build_object('staff', ${personJson(sql`u`, 'staff')}, 'owner', ${personJson(sql`u`, 'owner')}))
    order by v.since, v.user_id), '[]')
  from video_participants v
  left join users u on u.id = v.user_id
  where v.conversation_id = m.conversation_id)`;

const readers: SQL = sql`(
  select coalesce(json_agg(json_build_object('userId', r.user_id, 'kind', r.kind,
    'isHost', ${isClinicalSql(sql`m.facility_id`, sql`r.user_id`)})), '[]')
  from conversation_readers r where r.conversation_id = m.conversation_id)`;
