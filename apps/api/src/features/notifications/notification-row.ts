import type { Notification } from '@zampa/contract/notifications/read-notifications';
import type {
  NotificationAbout,
  NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import type { Language } from '@zampa/domain/people/languages';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import { fixedSql } from '../../db/fixed-sql.ts';
import { isoInstant } from '../../db/instants.ts';
import { newsNotice } from '../../emails/news-texts.ts';
import { isCalled, waitsAtDoor } from '../video/public.ts';

/** What is read of a notification; its instant as PostgreSQL writes it. */
export type NotificationRow = {
  readonly id: string;
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly about: NotificationAbout;
  readonly path: string;
  readonly createdAt: string;
  readonly read: boolean;
  /** Whether the reader works at several clinics, so that it matters which one it is about. */
  readonly atSeveral: boolean;
  /** Of the reader. */
  readonly language: Language;
};

const [reading, charge, staff, subject, own] = aliases(
  'reading',
  'charge',
  'staff',
  'subject',
  'own',
);

/**
 * Tells whether notification `n` was marked as read, or what it is about was read where it stands; a call that is over is
 * read by itself, and that somebody was put in charge once they are so no more.
 */
export const isRead = fixedSql(sql`(n.read_at is not null or exists (
  select from reads ${reading} where ${reading}.user_id = n.user_id
    and ${reading}.conversation_id = n.conversation_id and ${reading}.seq >= n.seq)
  or n.kind = 'VIDEO_WAITING' and not ${waitsAtDoor(sql`n.conversation_id`)}
  or n.kind = 'VIDEO_CALL' and not ${isCalled(sql`n.conversation_id`)}
  or n.kind = 'ASSIGNED' and not exists (select from conversations ${charge}
    where ${charge}.id = n.conversation_id and ${charge}.assignee_id = n.user_id))`);

/**
 * Tells whether a pet owner still reads notification `n`: what stands in a conversation is read by who belongs to its
 * family, whoever was told.
 */
export const isReadByOwner = (userId: string): SQL => sql`(n.conversation_id is null
  or exists (select from conversations ${subject} where ${subject}.id = n.conversation_id
    and ${subject}.family_id = any(array(select ${own}.family_id from family_members ${own}
      where ${own}.user_id = ${userId} and ${own}.status = 'ACTIVE'))))`;

/** The columns of a `NotificationRow`, but for the reader's language, of notification `n`. */
export const notificationColumns = fixedSql(sql`n.id, n.user_id as "userId", n.kind,
  n.about, n.path, iso_micros(n.created_at) as "createdAt", ${isRead} as read,
  (select count(distinct ${staff}.facility_id) > 1 from facility_staff ${staff}
    where ${staff}.user_id = n.user_id) as "atSeveral"`);

/** Returns a notification as its reader is shown it. */
export function shapeNotification(row: NotificationRow, language: Language): Notification {
  const { id, kind, about, path, read, createdAt, atSeveral } = row;
  const { title, body } = newsNotice(language, kind, about);
  const place = atSeveral && !title.includes(about.facility) ? about.facility : '';
  return {
    id,
    kind,
    title,
    body: [place, body].filter(Boolean).join(' · '),
    url: path,
    read,
    dateCreated: isoInstant(createdAt),
  };
}
