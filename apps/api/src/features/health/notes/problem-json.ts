import { sql } from 'drizzle-orm';

/** SQL: problem `q` as JSON. */
export const problemJson = sql`json_build_object(
  'id', q.id, 'PetId', q.pet_id, 'facilityId', q.facility_id, 'noteId', q.note_id, 'text', q.text,
  'status', q.status, 'chronic', q.chronic, 'date', iso_instant(q.noted_at), 'resolvedAt', iso_instant(q.resolved_at))`;
