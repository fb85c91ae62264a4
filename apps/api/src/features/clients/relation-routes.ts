import { joinFacility } from '@zampa/contract/clients/join-facility';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { askToWork } from './ask-to-work.ts';
import { becomeClient } from './become-client.ts';
import { endRelation } from './end-relation.ts';
import { hidePets, showPets } from './visible-pets.ts';

/** Joining a clinic by its code, and the clinics of a family: leaving, and which pets each may see. */
export const vets: Feature<Deps> = (serve, deps) => {
  serve.forPeople(joinFacility, (served) =>
    served.viewer.isVet ? askToWork(deps, served) : becomeClient(deps, served),
  );
  serve.forPeople(leaveFacility, (served) => endRelation(deps, served));
  serve.forPeople(linkPets, (served) => showPets(deps, served));
  serve.forPeople(unlinkPets, (served) => hidePets(deps, served));
};
