import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

/** Export of visits: bookings of the person's families, and absences and calendar feeds of the person. */
export const appointmentData: PersonalData = {
  parts: {
    appointments: {
      tables: ['calendar_events'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', k.id, 'conversationId', k.conversation_id,
          'facility', (select json_build_object('id', f.id, 'name', f.name) from facilities f where f.id = k.facility_id),
          'status', k.status, 'valid', k.valid, 'title', k.title, 'subtitle', k.subtitle,
          'start', iso_instant(k.starts_at), 'end', iso_instant(k.ends_at), 'address', k.address,
          'services', k.services, 'pets', k.pets, 'noShow', k.no_show,
          'dateConfirmed', iso_instant(k.attendance_confirmed_at), 'dateCreated', iso_instant(k.created_at),
          'dateUpdated', iso_instant(k.updated_at), 'dateCanceled', iso_instant(k.invalidated_at))
          order by k.created_at, k.id), '[]')
        from calendar_events k
        where k.category = 'BOOKING' and k.family_id in (select fm.family_id from family_members fm
          where fm.user_id = ${userId} and fm.status = 'ACTIVE')`,
    },
    absences: {
      tables: ['calendar_events'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', k.id, 'FacilityId', k.facility_id, 'valid', k.valid,
          'title', k.title, 'reason', k.reason, 'allDay', k.all_day, 'start', iso_instant(k.starts_at),
          'end', iso_instant(k.ends_at), 'dateCreated', iso_instant(k.created_at))
          order by k.starts_at, k.id), '[]')
        from calendar_events k where k.category = 'OOO' and k.member_id = ${userId}`,
    },
    calendarFeeds: {
      tables: ['calendar_feeds'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', feed.id, 'FacilityId', feed.facility_id,
          'hideDetails', feed.hide_details, 'dateCreated', iso_instant(feed.created_at))
          order by feed.created_at, feed.id), '[]')
        from calendar_feeds feed where feed.user_id = ${userId}`,
    },
  },
  withheld: {
    occupied_periods: 'The times of bookings and absences once more, for the database to compare.',
    proposed_times: 'The times of proposals once more, which stand in their conversations.',
  },
};
