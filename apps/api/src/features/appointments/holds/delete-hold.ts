import type { deleteHold as call } from '@zampa/contract/appointments/delete-hold';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { removeHold, lockHold } from './held-slot.ts';

/** Deletes the caller's hold. Throws NOT_FOUND for an unknown or another person's hold. */
export async function deleteHold(context: PersonContext<typeof call>, deps: Deps): Promise<void> {
  const { viewer, tx, query } = context;
  const hold = await lockHold(tx, viewer.userId);
  if (hold?.id !== query.id) throw new Refusal('NOT_FOUND');
  await removeHold(tx, hold);
  publishCalendar(deps, tx, hold.facilityId);
}
