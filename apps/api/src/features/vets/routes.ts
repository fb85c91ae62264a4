import { joinFacility, leaveFacility, linkPets, unlinkPets } from '@zampa/contract/vets/links';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { becomeClient } from './become-client.ts';
import { endRelation } from './end-relation.ts';
import { hidePets, showPets } from './visible-pets.ts';

/** The clinics of a family: joining, leaving, and which pets each may see. */
export const vets: Feature<Deps> = (serve, deps) => {
  serve.forPeople(joinFacility, (served) => becomeClient(deps, served));
  serve.forPeople(leaveFacility, (served) => endRelation(deps, served));
  serve.forPeople(linkPets, (served) => showPets(deps, served));
  serve.forPeople(unlinkPets, (served) => hidePets(deps, served));
};
