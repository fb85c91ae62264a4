import type { readAppointmentLink as call } from '@zampa/contract/appointments/read-appointment-link';
import type { Deps } from '../../../platform/deps.ts';
import type { Context } from '../../../platform/context.ts';
import { openLink, readLinked } from './linked-booking.ts';

export async function readAppointmentLink(
  { query, network, now }: Context<typeof call>,
  deps: Deps,
) {
  return readLinked(await openLink(deps, query.token, network), now);
}
