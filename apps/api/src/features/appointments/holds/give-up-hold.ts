import type { giveUpHold as call } from '@zampa/contract/appointments/give-up-hold';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ForPerson } from '../../../platform/served.ts';
import { announceCalendar } from '../../../records/announce-calendar.ts';
import { forgetHold, lockHold } from './held-time.ts';

/** Nobody keeps it any more. Refusal: NOT_FOUND for what is none, or another person's. */
export async function giveUpHold(served: ForPerson<typeof call>, deps: Deps): Promise<void> {
  const { viewer, tx, query } = served;
  const hold = await lockHold(tx, viewer.userId);
  if (hold?.id !== query.id) throw new Refusal('NOT_FOUND');
  await forgetHold(tx, hold);
  announceCalendar(deps, tx, hold.facilityId);
}
