import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { isReadableByOwnerSql } from './notification-row.ts';

/**
 * Export of a person's notifications, preferences and devices, without the devices' secrets. Vets get only kind and
 * time, because the content concerns clients and colleagues; pet owners get what they may still read.
 */
export const notificationData: PersonalData = {
  parts: {
    notifications: {
      tables: ['notifications'],
      json: ({ userId }) =>
        userId === null
          ? sql`select '[]'::json`
          : sql`
        select coalesce(json_agg(case
            when reader.is_vet then json_build_object('kind', n.kind, 'dateCreated', iso_instant(n.created_at),
              'dateRead', iso_instant(n.read_at))
            else json_build_object('id', n.id, 'kind', n.kind, 'about', n.about,
              'conversationId', n.conversation_id, 'url', n.path, 'dateCreated', iso_instant(n.created_at),
              'dateRead', iso_instant(n.read_at)) end order by n.created_at, n.id), '[]')
        from notifications n join users reader on reader.id = n.user_id
        where n.user_id = ${userId} and (reader.is_vet or ${isReadableByOwnerSql(userId)})`,
    },
    notificationPreferences: {
      tables: ['notification_preferences'],
      json: ({ userId }) => sql`
        select json_build_object('choices', chosen.choices, 'quietFrom', chosen.quiet_from,
          'quietTo', chosen.quiet_to, 'quietZone', chosen.quiet_zone,
          'dateUpdated', iso_instant(chosen.updated_at))
        from notification_preferences chosen where chosen.user_id = ${userId}`,
    },
    devices: {
      tables: ['push_tokens'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', device.id, 'name', device.name,
          'kind', case when device.p256dh is null then 'PHONE' else 'BROWSER' end,
          'sessionId', device.session_id, 'dateCreated', iso_instant(device.created_at),
          'dateReached', iso_instant(device.accepted_at)) order by device.created_at, device.id), '[]')
        from push_tokens device where device.user_id = ${userId}`,
    },
  },
};
