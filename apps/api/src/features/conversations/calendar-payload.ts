import { sql, type SQL } from 'drizzle-orm';

/** Whether an entry is a time that somebody keeps while they finish booking it: of whom, it does not say. */
const isHoldOf = (k: SQL) => sql`(${k}.category = 'NONE' and ${k}.status = 'RESERVATION')`;

/** The same of entry `k`. */
export const isHold = isHoldOf(sql`k`);

/** Returns what a calendar event says, as the contract has it. */
export const calendarPayloadOf = (k: SQL) => sql`json_build_object(
  'event', json_build_object('title', ${k}.title, 'subtitle', ${k}.subtitle,
    'start', iso_instant(${k}.starts_at), 'end', iso_instant(${k}.ends_at),
    'allDay', ${k}.all_day, 'resource', ${k}.member_id),
  'status', ${k}.status, 'valid', ${k}.valid, 'services', ${k}.services, 'pets', ${k}.pets,
  'facilityId', ${k}.facility_id, 'userId', case when not ${isHoldOf(k)} then ${k}.creator_id end,
  'reason', ${k}.reason, 'address', ${k}.address, 'seriesId', ${k}.series_id, 'noShow', ${k}.no_show,
  'attendanceConfirmedAt', iso_instant(${k}.attendance_confirmed_at),
  'heldUntil', iso_instant(${k}.held_until), 'updatedByUserId', ${k}.changed_by,
  'movedAt', iso_instant(${k}.moved_at),
  'invalidatedAt', iso_instant(${k}.invalidated_at), 'invalidatedBy', ${k}.invalidated_by)`;

/** The same of event `k`. */
export const calendarPayload = calendarPayloadOf(sql`k`);
