import { defineFeature } from '../../feature.ts';
import { updateClient } from './contacts/update-client.ts';
import { updateClientStatus } from './relations/update-client-status.ts';
import { updateClientStatuses } from './relations/update-client-statuses.ts';
import { countClients } from './lists/count-clients.ts';
import { createClient } from './contacts/create-client.ts';
import { readClients } from './lists/read-clients.ts';
import { readVets } from './lists/read-vets.ts';
import { leaveFacility } from './relations/leave-facility.ts';
import { unlinkPets } from './relations/unlink-pets.ts';
import { updateVisiblePets } from './relations/update-visible-pets.ts';
import { linkPets } from './relations/link-pets.ts';
import { joinFacility } from './relations/join-facility.ts';

/** The clients of a facility and the clinics of a family: joining by a code, leaving, which pets each may see; who works there. */
export const clientsFeature = defineFeature({
  calls: {
    forPeople: {
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
    },
  },
});
