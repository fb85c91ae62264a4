import { createFacility } from '@zampa/contract/facilities/create-facility';
import { createOrganization } from '@zampa/contract/facilities/create-organization';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { readFacilityTypes } from '@zampa/contract/facilities/read-facility-types';
import { withoutPersonIn } from '../../platform/acting.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { changeFacility } from './change-facility.ts';
import { findFacilities } from './find-facilities.ts';
import { findFacilityByCode } from './find-facility-by-code.ts';
import { findFacilityTypes } from './find-facility-types.ts';
import { logDeclarations } from './log-declarations.ts';
import { openFacility } from './open-facility.ts';
import { openOrganization } from './open-organization.ts';
import { readConfiguration } from './read-configuration.ts';

/** Clinics: opening one, finding one, how one is set up. */
export const facilities: Feature<Deps> = (serve, deps) => {
  serve.forPeople(createFacility, async (served) => {
    await logDeclarations(served);
    return withoutPersonIn(served.tx, 'newcomers', (tx) => openFacility({ ...served, tx }));
  });
  serve.forPeople(createOrganization, (served) =>
    withoutPersonIn(served.tx, 'newcomers', (tx) => openOrganization(deps, { ...served, tx })),
  );
  serve.forPeople(updateFacility, (served) => changeFacility(deps, served));
  serve.forPeople(readFacilities, ({ viewer, tx, query }) =>
    findFacilities(tx, viewer, query.facilityId),
  );
  serve.forPeople(readFacilityByCode, (served) => findFacilityByCode(deps, served));
  serve.forPeople(readFacilityTypes, ({ tx }) => findFacilityTypes(tx));
  serve.forPeople(readFacilityConfiguration, ({ tx, query, now }) =>
    readConfiguration(tx, query.facilityId, now),
  );
};
