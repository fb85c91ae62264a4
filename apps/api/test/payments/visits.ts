import { linkPets } from '@zampa/contract/clients/link-pets';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { createEvent } from '@zampa/contract/requests/create-event';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { createService } from '@zampa/contract/services/create-service';
import type { Place, Vet } from '@zampa/testing/people';
import {
  newClinicWithClient,
  startConsultation,
  type ClinicWithClient,
} from '@zampa/testing/requests';
import { expect } from 'vitest';

/** Price of the services in these tests, in minor units. */
export const PRICE = 4500;

/** Creates a clinic with a started visit of a priced service, which the clinic opened for its client. */
export async function newVisit(place: Place, price = PRICE) {
  const clinic = await newClinicWithClient(place);
  return { ...clinic, id: await startVisit(clinic, price) };
}

/** Creates and starts a visit of a service with this price. */
export async function startVisit(
  { vet, owner, pet }: ClinicWithClient,
  price: number,
): Promise<string> {
  const facilityId = vet.facility.id;
  const { id: serviceId } = await vet.call(createService, {
    body: { facilityId, ServiceTypeId: 4, name: 'Surgery', price, duration: 30, enabled: false },
  });
  await owner.call(linkPets, { body: { facilityId, pets: [pet.id] } });
  const { id } = await vet.call(createEvent, {
    body: {
      type: 'HEALTH',
      category: 'VISIT',
      payload: { facilityId, familyId: owner.familyId, pets: [pet.id], services: [serviceId] },
    },
  });
  await startConsultation(vet, id);
  return id;
}

/** Connects the card account of a clinic in the sandbox. */
export async function connectCards(vet: Vet): Promise<void> {
  const { onboardingLink } = await vet.call(createCardAccount, {
    body: { FacilityId: vet.facility.id, OrganizationId: vet.facility.OrganizationId },
  });
  await fetch(onboardingLink.replace('localhost', '127.0.0.1'), {
    method: 'POST',
    redirect: 'manual',
  });
  const query = { facilityId: vet.facility.id };
  const { payments } = await vet.call(readFacilityConfiguration, { query });
  expect(payments.status).toBe('READY');
}
