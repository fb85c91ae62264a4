import { createClient } from '@zampa/contract/clients/create-client';
import { createEvent } from '@zampa/contract/requests/create-event';
import { createService } from '@zampa/contract/services/create-service';
import type { Vet } from '@zampa/testing/people';

/**
 * Creates a client record without an account under this address, and a function that opens visits for it.
 *
 * @param price of the service, in minor units
 */
export async function newClientWithoutAccount(vet: Vet, email: string, price = 0) {
  const facilityId = vet.facility.id;
  const client = await vet.call(createClient, {
    body: {
      FacilityId: facilityId,
      firstName: 'Ida',
      lastName: 'Riva',
      email,
      pet: { name: 'Kira', SpeciesId: 1 },
    },
  });
  const { id: serviceId } = await vet.call(createService, {
    body: { facilityId, ServiceTypeId: 4, name: 'Surgery', price, duration: 30 },
  });
  const payload = {
    facilityId,
    familyId: client.FamilyId,
    pets: client.pets.map(({ id }) => id),
    services: [serviceId],
  };
  const openVisit = async () => {
    const body = { type: 'HEALTH', category: 'VISIT', payload } as const;
    return (await vet.call(createEvent, { body })).id;
  };
  return { client, openVisit };
}
