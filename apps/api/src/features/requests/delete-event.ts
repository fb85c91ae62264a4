import type { deleteEvent as call } from '@zampa/contract/requests/delete-event';
import type { Deps } from '../../deps.ts';
import { cancelCalendarEvent } from '../appointments/public.ts';
import type { PersonContext } from '../../http/context.ts';
import { withdrawUnpaidRequest } from './withdraw-request.ts';
import { removeDiaryEntry } from '../diary/public.ts';
import { withdrawMessage } from '../conversations/public.ts';

export async function deleteEvent(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, query, now } = context;
  if (await removeDiaryEntry(deps, { tx, viewer, now }, query)) return;
  if (await cancelCalendarEvent(deps, context)) return;
  if (await withdrawUnpaidRequest(deps, { tx, viewer, now }, query.id)) return;
  await withdrawMessage(deps, { tx, viewer, now }, query.id);
}
