import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';

/** SQL for the last `seq` of conversation `c` that the viewer has read. */
const readSeq = ({ userId }: Pick<Viewer, 'userId'>) => sql`coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = ${userId}), 0)`;

/** Returns the SQL condition that conversation `c` has a proposed time that the family can still choose. */
export const hasOpenProposalSql = (now: Date): SQL => sql`exists (select from proposed_times pt
  where pt.conversation_id = c.id and pt.expires_at > ${now} and pt.starts_at > ${now})`;

/**
 * Returns the SQL condition that in conversation `c` the clinic must give or confirm a time, and the family has none
 * to choose from.
 */
export const isTimeRequestedSql = (now: Date): SQL =>
  sql`(c.time_asked_since is not null and not ${hasOpenProposalSql(now)})`;

/**
 * Returns the SQL condition that an owner's message in conversation `c` is unanswered, and this staff member has not
 * read it.
 */
export const isUnreadByStaff = (viewer: Pick<Viewer, 'userId'>): SQL =>
  sql`(c.unanswered_seq is not null and c.unanswered_seq > ${readSeq(viewer)})`;

/**
 * Returns the SQL count of the messages in conversation `c` that this staff member has not read; 0 if none of the
 * owner's messages is unanswered.
 */
export const unreadCountForStaff = (viewer: Pick<Viewer, 'userId'>): SQL =>
  sql`case when ${isUnreadByStaff(viewer)} then ${unreadCount(viewer)} else 0 end`;

/** SQL condition: conversation `c` is a consultation that has not been started. */
export const isNewConsultation: SQL = sql`(c.status = 'NEW' and c.category = 'CONSULTATION')`;

/**
 * SQL condition: conversation `c` is a new consultation requested by a family. One opened by a clinic waits for the
 * family instead.
 */
export const isRequest: SQL = sql`(${isNewConsultation} and not c.opened_by_vet)`;

/**
 * Returns the SQL condition that conversation `c` needs an action of this staff member. `c.waits_since` lets an index
 * exclude most rows.
 */
export const needsStaffAction = (viewer: Pick<Viewer, 'userId'>, now: Date): SQL =>
  sql`(c.waits_since is not null and c.status <> 'CLOSED'
    and (${isRequest} or ${isUnreadByStaff(viewer)} or ${isTimeRequestedSql(now)}))`;

/**
 * Returns the SQL condition that conversation `c` needs an action of this pet owner: an unread answer, or proposed
 * times to choose from.
 */
export const needsOwnerAction = (viewer: Pick<Viewer, 'userId'>, now: Date): SQL =>
  sql`(c.type = 'HEALTH' and ((c.status <> 'CLOSED' and ${hasOpenProposalSql(now)})
    or ${unreadAnswersSince(viewer)} is not null))`;

/**
 * Returns SQL for the time of the clinic's first message in conversation `c` that this pet owner has not read; null
 * if all are read.
 */
export const unreadAnswersSince = (viewer: Pick<Viewer, 'userId'>): SQL =>
  sql`(select min(e.created_at) from events e where e.conversation_id = c.id and e.type = 'CHAT'
    and e.party = 'facility' and e.withdrawn_at is null and e.seq > ${readSeq(viewer)})`;

/** Returns the SQL count of other people's messages in conversation `c` that the viewer has not read. */
export const unreadCount = (viewer: Pick<Viewer, 'userId'>): SQL =>
  sql`(select count(*)::int from events e
    where e.conversation_id = c.id and ${isMessageOfOthers(viewer)} and e.seq > ${readSeq(viewer)})`;

/** Returns the SQL condition that event `e` is another person's message that was not withdrawn. */
export const isMessageOfOthers = ({ userId }: Pick<Viewer, 'userId'>): SQL =>
  sql`(e.type = 'CHAT' and e.withdrawn_at is null and e.user_id <> ${userId})`;
