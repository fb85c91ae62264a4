// Made by `npm run generate` from the files that are named here.
export { countClients } from './lists/count-clients.ts';
export { createClient } from './contacts/create-client.ts';
export { joinFacility } from './relations/join-facility.ts';
export { leaveFacility } from './relations/leave-facility.ts';
export { linkPets } from './relations/link-pets.ts';
export { readClients } from './lists/read-clients.ts';
export { readVets } from './lists/read-vets.ts';
export { unlinkPets } from './relations/unlink-pets.ts';
export { updateClient } from './contacts/update-client.ts';
export { updateClientStatus } from './relations/update-client-status.ts';
export { updateClientStatuses } from './relations/update-client-statuses.ts';
export { updateVisiblePets } from './relations/update-visible-pets.ts';
