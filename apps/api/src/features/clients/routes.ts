import type { Deps } from '../../deps.ts';
import type { Feature } from '../../http/context.ts';
import { updateClient } from './update-client.ts';
import { updateClientStatus } from './update-client-status.ts';
import { updateClientStatuses } from './update-client-statuses.ts';
import { countClients } from './count-clients.ts';
import { createClient } from './create-client.ts';
import { readClients } from './read-clients.ts';
import { readVets } from './read-vets.ts';
import { leaveFacility } from './leave-facility.ts';
import { unlinkPets } from './unlink-pets.ts';
import { updateVisiblePets } from './update-visible-pets.ts';
import { linkPets } from './link-pets.ts';
import { joinFacility } from './join-facility.ts';

/** The clients of a facility and the clinics of a family: joining by a code, leaving, which pets each may see; who works there. */
export const clientsFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, {
    readClients,
    countClients,
    readVets,
    updateClientStatus,
    updateClientStatuses,
    createClient,
    updateClient,
    joinFacility,
    leaveFacility,
    linkPets,
    unlinkPets,
    updateVisiblePets,
  });
};
