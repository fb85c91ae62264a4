import type { deleteHold as call } from '@zampa/contract/appointments/delete-hold';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { removeHold, lockHold } from './held-slot.ts';

/** Deletes a hold: nobody keeps it any more. Refusal: NOT_FOUND for what is none, or another person's. */
export async function deleteHold(context: PersonContext<typeof call>, deps: Deps): Promise<void> {
  const { viewer, tx, query } = context;
  const hold = await lockHold(tx, viewer.userId);
  if (hold?.id !== query.id) throw new Refusal('NOT_FOUND');
  await removeHold(tx, hold);
  publishCalendar(deps, tx, hold.facilityId);
}
