import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';

/** How far the viewer has read conversation `c`. */
const readSeq = ({ userId }: Pick<Viewer, 'userId'>) => sql`coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = ${userId}), 0)`;

/** Tells whether times were proposed in conversation `c` of which the family can still choose one. */
export const openProposalExists = (now: Date): SQL => sql`exists (select from proposed_times pt
  where pt.conversation_id = c.id and pt.expires_at > ${now} and pt.starts_at > ${now})`;

/** Tells whether a time is the clinic's to give or to confirm in conversation `c`, and not the family's to choose. */
export const timeIsRequested = (now: Date): SQL =>
  sql`(c.time_asked_since is not null and not ${openProposalExists(now)})`;

/**
 * Tells whether a message of the owner in conversation `c` was neither read by this member of staff nor answered by
 * anybody.
 */
export const isUnreadByStaff = (viewer: Pick<Viewer, 'userId'>): SQL =>
  sql`(c.unanswered_seq is not null and c.unanswered_seq > ${readSeq(viewer)})`;

/** Counts how many messages of conversation `c` this member of staff has not read, while the owner waits for one. */
export const unreadOfVisit = (viewer: Pick<Viewer, 'userId'>): SQL =>
  sql`case when ${isUnreadByStaff(viewer)} then ${unreadCount(viewer)} else 0 end`;

/** Whether conversation `c` is a consultation that nobody has started. */
export const isNewConsultation: SQL = sql`(c.status = 'NEW' and c.category = 'CONSULTATION')`;

/** Whether conversation `c` is a consultation that a family asks for; what a clinic has opened waits for the family. */
export const isRequest: SQL = sql`(${isNewConsultation} and not c.opened_by_vet)`;

/** Tells whether conversation `c` waits for this member of staff; `c.waits_since` narrows it to the few that may. */
export const needsStaffAction = (viewer: Pick<Viewer, 'userId'>, now: Date): SQL =>
  sql`(c.waits_since is not null and c.status <> 'CLOSED'
    and (${isRequest} or ${isUnreadByStaff(viewer)} or ${timeIsRequested(now)}))`;

/**
 * Tells whether it is the turn of this pet owner in conversation `c`: an answer was not read, or times are to be chosen
 * from.
 */
export const needsOwnerAction = (viewer: Pick<Viewer, 'userId'>, now: Date): SQL =>
  sql`(c.type = 'HEALTH' and ((c.status <> 'CLOSED' and ${openProposalExists(now)})
    or ${unreadAnswersSince(viewer)} is not null))`;

/** Returns since when an answer of the clinic in conversation `c` was not read by this pet owner; null without one. */
export const unreadAnswersSince = (viewer: Pick<Viewer, 'userId'>): SQL =>
  sql`(select min(e.created_at) from events e where e.conversation_id = c.id and e.type = 'CHAT'
    and e.party = 'facility' and e.withdrawn_at is null and e.seq > ${readSeq(viewer)})`;

/** Counts messages of others in conversation `c` after what the viewer has read. */
export const unreadCount = (viewer: Pick<Viewer, 'userId'>): SQL =>
  sql`(select count(*)::int from events e
    where e.conversation_id = c.id and ${isMessageOfOthers(viewer)} and e.seq > ${readSeq(viewer)})`;

/** Tells whether event `e` is a message of somebody else that still says something. */
export const isMessageOfOthers = ({ userId }: Pick<Viewer, 'userId'>): SQL =>
  sql`(e.type = 'CHAT' and e.withdrawn_at is null and e.user_id <> ${userId})`;
