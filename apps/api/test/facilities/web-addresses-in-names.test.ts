import { randomUUID } from 'node:crypto';
import { createFacility } from '@zampa/contract/facilities/create-facility';
import { createOrganization } from '@zampa/contract/facilities/create-organization';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateOnboarding } from '@zampa/contract/facilities/update-onboarding';
import { createEvent } from '@zampa/contract/requests/create-event';
import { createService } from '@zampa/contract/services/create-service';
import { subscribeFacility } from '@zampa/contract/subscription/subscribe-facility';
import { newColleague, newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const NAME = 'Pay now: https://evil.example/now';
const clinic = {
  phone: '02 123456',
  email: 'info@aurora.example',
  timezone: 'Europe/Rome',
} as const;

/** Clinic names are the subject of invitations to people who did not ask for them. */
describe('web addresses in clinic names', () => {
  const product = useProduct();
  const refused = (field: string) => ({
    status: 400,
    json: { code: 'VALIDATION', errors: [{ field, code: 'web_address' }] },
  });

  it.each([NAME, 'evil-login.com', 'evil。com/x'])(
    'are rejected when a clinic is opened: %j',
    async (name) => {
      const vet = await newColleague(product());
      expect(await vet.send(createFacility, { body: { ...clinic, name } })).toMatchObject(
        refused('name'),
      );
    },
  );

  it.each(['Clinica Veterinaria S.Luca', 'Dr. Rossi & C. s.n.c.'])(
    'are not confused with abbreviations: %j',
    async (name) => {
      const vet = await newColleague(product());
      expect(await vet.call(createFacility, { body: { ...clinic, name } })).toMatchObject({ name });
    },
  );

  it.each([
    [
      'the name of the clinic',
      'name',
      (vet: Vet) => vet.send(updateFacility, { body: { facilityId: vet.facility.id, name: NAME } }),
    ],
    [
      'the business name',
      'businessName',
      (vet: Vet) =>
        vet.send(updateFacility, { body: { facilityId: vet.facility.id, businessName: NAME } }),
    ],
    [
      'onboarding data',
      'name',
      (vet: Vet) => vet.send(updateOnboarding, { body: { id: vet.facility.id, name: NAME } }),
    ],
    [
      'the address of the clinic',
      'address',
      (vet: Vet) =>
        vet.send(updateFacility, {
          body: { facilityId: vet.facility.id, address: 'Pay at evil-login.com' },
        }),
    ],
    [
      'the name of a service',
      'name',
      (vet: Vet) => {
        const body = { facilityId: vet.facility.id, ServiceTypeId: 4, name: NAME, duration: 30 };
        return vet.send(createService, { body });
      },
    ],
    [
      'the address of a home visit',
      'payload.address',
      (vet: Vet) => {
        const payload = {
          facilityId: vet.facility.id,
          pets: [randomUUID()],
          services: [randomUUID()],
          address: 'evil-login.com',
        };
        return vet.send(createEvent, { body: { type: 'HEALTH', category: 'VISIT', payload } });
      },
    ],
    [
      'the business name of a subscription',
      'businessName',
      (vet: Vet) =>
        vet.send(subscribeFacility, {
          body: {
            facilityId: vet.facility.id,
            ChargebeeCustomerId: `fac_${vet.facility.id}`,
            businessName: NAME,
          },
        }),
    ],
  ])('are rejected in %s', async (_what, field, send) => {
    expect(await send(await newVet(product()))).toMatchObject(refused(field));
  });

  it('are rejected when a clinic is opened with all its data', async () => {
    const vet = await newColleague(product());
    const body = {
      ...clinic,
      name: NAME,
      businessName: 'Aurora Srl',
      address: 'Via Roma',
      streetNumber: '1',
      postcode: '20121',
      city: 'Milano',
      country: 'IT',
      vat: '00743110157',
    };
    expect(await vet.send(createOrganization, { body })).toMatchObject(refused('name'));
  });
});
