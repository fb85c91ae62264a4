import type { NoteTemplate } from '@zampa/contract/health/objects/note-template';
import type { readNoteTemplates as call } from '@zampa/contract/health/read-note-templates';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { pageOfList } from '../../../http/replies/pagination.ts';
import { templateJson } from './note-templates.ts';

export async function readNoteTemplates({ viewer, tx, query }: PersonContext<typeof call>) {
  return pageOfList(await findTemplates(tx, viewer, query.facilityId), query);
}

/** Returns the note templates of a facility in the viewer's language, by name. */
export async function findTemplates(
  db: Queryable,
  viewer: Viewer,
  facilityId: string,
): Promise<readonly NoteTemplate[]> {
  const rows = await rowsOf<{ template: NoteTemplate }>(
    db,
    sql`select ${templateJson} as template from note_templates t
      where t.facility_id = ${facilityId} and (t.language is null
        or t.language = (select u.language from users u where u.id = ${viewer.userId}))
      order by t.name, t.id limit 500`,
  );
  return rows.map(({ template }) => template);
}
