import type { Notification } from '@zampa/contract/notifications/read-notifications';
import { notifications } from '@zampa/db/schema/notifications';
import { users } from '@zampa/db/schema/people';
import type { Language } from '@zampa/domain/people/languages';
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { aliases } from '../../db/alias.ts';
import { fixedSql } from '../../db/fixed-sql.ts';
import { isoInstant } from '../../db/instants.ts';
import { selectList, type RowOf } from '../../db/select-list.ts';
import { notificationNotice } from '../../emails/notification-texts.ts';
import { isCallingFamilySql, isGuestWaitingSql } from '../video/public.ts';

const n = alias(notifications, 'n');

const [reading, assignment, staff, subject, own] = aliases(
  'reading',
  'charge',
  'staff',
  'subject',
  'own',
);

/**
 * SQL: whether notification `n` is read: it was marked as read, its conversation was read that far, the call or
 * wait ended, or the conversation is no longer assigned to the recipient.
 */
export const isReadSql = fixedSql(sql`(n.read_at is not null or exists (
  select from reads ${reading} where ${reading}.user_id = n.user_id
    and ${reading}.conversation_id = n.conversation_id and ${reading}.seq >= n.seq)
  or n.kind = 'VIDEO_WAITING' and not ${isGuestWaitingSql(sql`n.conversation_id`)}
  or n.kind = 'VIDEO_CALL' and not ${isCallingFamilySql(sql`n.conversation_id`)}
  or n.kind = 'ASSIGNED' and not exists (select from conversations ${assignment}
    where ${assignment}.id = n.conversation_id and ${assignment}.assignee_id = n.user_id))`);

/**
 * SQL: whether a pet owner may read notification `n`. Notifications about a conversation are limited to members of
 * its family.
 */
export const isReadableByOwnerSql = (userId: string): SQL => sql`(n.conversation_id is null
  or exists (select from conversations ${subject} where ${subject}.id = n.conversation_id
    and ${subject}.family_id = any(array(select ${own}.family_id from family_members ${own}
      where ${own}.user_id = ${userId} and ${own}.status = 'ACTIVE'))))`;

/** SQL: the first pet of the conversation of notification `n`, with its picture while the recipient sees the pet. */
const firstPetSql = fixedSql(sql`(
  select json_build_object('id', p.id, 'name', p.name, 'SpeciesId', p.species_id, 'image', case
      when exists (select from facility_clients fc where fc.facility_id = n.facility_id
        and fc.family_id = p.family_id and fc.status = 'ACTIVE')
      or exists (select from family_members fm where fm.family_id = p.family_id and fm.user_id = n.user_id
        and fm.status = 'ACTIVE') then p.image_id end)
  from conversation_pets cp join pets p on p.id = cp.pet_id
  where cp.conversation_id = n.conversation_id order by p.name, p.id limit 1)`);

const notificationFields = {
  id: n.id,
  userId: n.userId,
  kind: n.kind,
  about: n.about,
  path: n.path,
  conversationId: n.conversationId,
  pet: sql<Notification['pet']>`${firstPetSql}`,
  createdAt: sql<string>`iso_micros(${n.createdAt})`,
  read: sql<boolean>`${isReadSql}`,
  /** Whether the recipient works at several clinics, so that the text names the clinic. */
  atSeveral: sql<boolean>`(select count(distinct ${staff}.facility_id) > 1 from facility_staff ${staff}
    where ${staff}.user_id = ${n.userId})`,
  /** Language of the recipient `u`. */
  language: alias(users, 'u').language,
};

/** A notification as read from the database. The timestamp is in PostgreSQL's format. */
export type NotificationRow = RowOf<typeof notificationFields>;

/** SQL: the columns of a `NotificationRow` of notification `n` and its recipient `u`. */
export const notificationColumns = fixedSql(selectList(notificationFields));

/** Returns a notification in the format of the contract, with its text in a language. */
export function shapeNotification(row: NotificationRow, language: Language): Notification {
  const { id, kind, about, path, read, createdAt, atSeveral, conversationId, pet } = row;
  const { title, body } = notificationNotice(language, kind, about);
  const place = atSeveral && !title.includes(about.facility) ? about.facility : '';
  return {
    id,
    kind,
    title,
    body: [place, body].filter(Boolean).join(' · '),
    url: path,
    read,
    dateCreated: isoInstant(createdAt),
    conversationId,
    pet,
  };
}
