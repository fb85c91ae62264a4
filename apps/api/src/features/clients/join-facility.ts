import type { joinFacility as call } from '@zampa/contract/clients/join-facility';
import type { Deps } from '../../platform/deps.ts';
import type { ForPerson } from '../../platform/served.ts';
import { askToWork } from './ask-to-work.ts';
import { becomeClient } from './become-client.ts';

export function joinFacility(served: ForPerson<typeof call>, deps: Deps) {
  return served.viewer.isVet ? askToWork(deps, served) : becomeClient(deps, served);
}
