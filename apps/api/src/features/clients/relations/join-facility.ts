import type { joinFacility as call } from '@zampa/contract/clients/join-facility';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { applyToWork } from './apply-to-work.ts';
import { becomeClient } from './become-client.ts';

export function joinFacility(context: PersonContext<typeof call>, deps: Deps) {
  return context.viewer.isVet ? applyToWork(deps, context) : becomeClient(deps, context);
}
