import type { readDue as call } from '@zampa/contract/health/read-due';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/replies/pagination.ts';
import { findDue, keyOfDue } from './find-due.ts';

/** Returns a page of what is due, earliest first. */
export async function readDue(context: PersonContext<typeof call>): Promise<Page> {
  const { viewer, tx, query, now } = context;
  const { from = '', to = '9999-12-31', status, limit, cursor } = query;
  const [after = ''] = decodeCursor(cursor, 1) ?? [];
  const items = (await findDue(tx, viewer, query, now)).filter(
    (due) =>
      due.dueOn >= from &&
      due.dueOn <= to &&
      (status === undefined || due.status === status) &&
      keyOfDue(due) > after,
  );
  const shown = items.slice(0, limit);
  const last = items.length > limit ? shown.at(-1) : undefined;
  return { items: shown, next: last ? encodeCursor([keyOfDue(last)]) : null };
}
