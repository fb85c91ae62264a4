import type { joinFacility as call } from '@zampa/contract/clients/join-facility';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { requestToJoinStaff } from './request-to-join-staff.ts';
import { becomeClient } from './become-client.ts';

export function joinFacility(context: PersonContext<typeof call>, deps: Deps) {
  return context.viewer.isVet ? requestToJoinStaff(deps, context) : becomeClient(deps, context);
}
