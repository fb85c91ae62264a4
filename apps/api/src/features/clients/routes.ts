import { readClients, readFamily, readVets } from '@zampa/contract/clients/read-clients';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { findClients } from './find-clients.ts';
import { findFamily } from './find-family.ts';
import { findStaff } from './find-staff.ts';

/** The clients of a facility, and who works there. */
export const clients: Feature<Deps> = (serve) => {
  serve.forPeople(readClients, ({ viewer, relation, tx, params, query }) =>
    findClients(tx, viewer, relation, params.id, query),
  );
  serve.forPeople(readVets, ({ viewer, tx, params }) => findStaff(tx, viewer, params.id));
  serve.forPeople(readFamily, ({ viewer, relation, tx, query }) =>
    findFamily(tx, viewer, relation, query),
  );
};
