import type { Service } from '@zampa/contract/facilities/objects';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { serviceJson } from './service-json.ts';

export async function readService(tx: Queryable, id: string): Promise<Service> {
  const [row] = await rowsOf<{ service: Service }>(
    tx,
    sql`select ${serviceJson} as service from services s
      join facilities f on f.id = s.facility_id join organizations o on o.id = f.organization_id
      where s.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.service;
}
