import type { Client } from '@zampa/contract/clients/objects';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { clientColumns, clientJson } from './client-json.ts';

/** Reads one client of a facility, as staff or the family sees it. Throws NOT_FOUND. */
export async function readClient(
  tx: Queryable,
  relationId: string,
  viewer: Viewer,
): Promise<Client> {
  const note = viewer.isVet ? sql`fc.note` : sql`''`;
  const [row] = await rowsOf<{ client: Client }>(
    tx,
    sql`select ${clientJson(viewer, note)} as client from (
      select ${clientColumns} from facility_clients fc join users u on u.id = fc.user_id
      where fc.id = ${relationId}) fc`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.client;
}
