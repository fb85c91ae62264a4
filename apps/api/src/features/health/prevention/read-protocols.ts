import type { readProtocols as call } from '@zampa/contract/health/read-protocols';
import { sql } from 'drizzle-orm';
import type { PersonContext } from '../../../http/context.ts';
import { pageOfList } from '../../../http/replies/pagination.ts';
import { protocolsQuery, readProtocolItems } from './protocol-json.ts';

export async function readProtocols({ tx, query }: PersonContext<typeof call>) {
  const items = await readProtocolItems(
    tx,
    sql`${protocolsQuery} where r.facility_id = ${query.facilityId}`,
  );
  return pageOfList(items, query);
}
