import type { Timetable } from '@zampa/contract/timetables/objects';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { timetableJson } from './timetable-json.ts';

export async function readTimetable(tx: Queryable, id: string): Promise<Timetable> {
  const [row] = await rowsOf<{ timetable: Timetable }>(
    tx,
    sql`select ${timetableJson} as timetable from timetables t where t.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.timetable;
}
