import type { deleteEvent as call } from '@zampa/contract/inbox/delete-event';
import type { Deps } from '../../../deps.ts';
import { removeCalendarEvent } from '../../appointments/public.ts';
import type { PersonContext } from '../../../http/context.ts';
import { removeDiaryEntry } from '../diary/remove-diary-entry.ts';
import { withdrawMessage } from '../../conversations/public.ts';

export async function deleteEvent(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, query, now } = context;
  if (await removeDiaryEntry(deps, tx, viewer, query.id)) return;
  if (await removeCalendarEvent(deps, context)) return;
  await withdrawMessage(deps, { tx, viewer, now }, query.id);
}
