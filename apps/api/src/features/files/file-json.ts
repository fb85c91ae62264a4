import { sql, type SQL } from 'drizzle-orm';
import { tableNamed, type Alias } from '../../db/alias.ts';
import { fileAddress } from '../../db/file-address.ts';

/** Returns SQL for an uploaded file as JSON; null without a file. */
export function fileJson(alias: Alias): SQL {
  const f = tableNamed(alias);
  return sql`case when ${f}.id is null then null else json_build_object(
    'id', ${f}.id, 'url', ${fileAddress(sql`${f}.id`)}, 'filetype', ${f}.content_type, 'name', ${f}.name,
    'width', ${f}.width, 'height', ${f}.height, 'size', ${f}.size) end`;
}
