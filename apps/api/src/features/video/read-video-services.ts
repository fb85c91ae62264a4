import type { readVideoServices as call } from '@zampa/contract/video/read-video-services';
import { VIDEO_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import { rowsOf } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';

export async function readVideoServices({
  tx,
  query: { services, facilityId },
}: PersonContext<typeof call>) {
  const byVideo = await rowsOf(
    tx,
    sql`select s.id from services s where s.facility_id = ${facilityId}
      and s.id = any(${uuids(services)}) and s.service_type_id = ${VIDEO_SERVICE_TYPE} limit 1`,
  );
  return { isVideomeeting: byVideo.length > 0 };
}
