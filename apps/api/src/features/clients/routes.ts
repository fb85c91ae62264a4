import { countClients, readClients, readVets } from '@zampa/contract/clients/read-clients';
import {
  createClient,
  updateClient,
  updateClientStatus,
  updateClientStatuses,
} from '@zampa/contract/clients/write-clients';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { changeClient } from './change-client.ts';
import { changeClientStatus } from './change-client-status.ts';
import { changeClientStatuses } from './change-client-statuses.ts';
import { countByTab } from './count-clients.ts';
import { enterClient } from './enter-client.ts';
import { findClients } from './find-clients.ts';
import { findStaff } from './find-staff.ts';

/** The clients of a facility, and who works there. */
export const clients: Feature<Deps> = (serve, deps) => {
  serve.forPeople(readClients, ({ viewer, relation, tx, params, query }) =>
    findClients(tx, viewer, relation, params.id, query),
  );
  serve.forPeople(countClients, ({ viewer, relation, tx, params }) =>
    countByTab(tx, viewer, relation, params.id),
  );
  serve.forPeople(readVets, ({ viewer, tx, params }) => findStaff(tx, viewer, params.id));
  serve.forPeople(updateClientStatus, (served) => changeClientStatus(deps, served));
  serve.forPeople(updateClientStatuses, (served) => changeClientStatuses(deps, served));
  serve.forPeople(createClient, (served) => enterClient(deps, served));
  serve.forPeople(updateClient, (served) => changeClient(deps, served));
};
