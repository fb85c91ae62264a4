import { randomUUID } from 'node:crypto';
import { createFacility } from '@zampa/contract/facilities/create-facility';
import { createOrganization } from '@zampa/contract/facilities/create-organization';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateOnboarding } from '@zampa/contract/facilities/update-onboarding';
import { createEvent } from '@zampa/contract/inbox/create-event';
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

/** The subject of invitations to people who did not ask for them. */
describe('names of clinics that lead to a page of the web', () => {
  const product = useProduct();
  const refused = (field: string) => ({
    status: 400,
    json: { code: 'VALIDATION', errors: [{ field, code: 'web_address' }] },
  });

  it.each([NAME, 'evil-login.com', 'evil。com/x'])('are refused of a new one: %j', async (name) => {
    const vet = await newColleague(product());
    expect(await vet.send(createFacility, { body: { ...clinic, name } })).toMatchObject(
      refused('name'),
    );
  });

  it.each(['Clinica Veterinaria S.Luca', 'Dr. Rossi & C. s.n.c.'])(
    'are no abbreviations: %j',
    async (name) => {
      const vet = await newColleague(product());
      expect(await vet.call(createFacility, { body: { ...clinic, name } })).toMatchObject({ name });
    },
  );

  it.each([
    [
      'its data',
      'name',
      (vet: Vet) => vet.send(updateFacility, { body: { facilityId: vet.facility.id, name: NAME } }),
    ],
    [
      'its company',
      'businessName',
      (vet: Vet) =>
        vet.send(updateFacility, { body: { facilityId: vet.facility.id, businessName: NAME } }),
    ],
    [
      'its first data',
      'name',
      (vet: Vet) => vet.send(updateOnboarding, { body: { id: vet.facility.id, name: NAME } }),
    ],
    [
      'its address',
      'address',
      (vet: Vet) =>
        vet.send(updateFacility, {
          body: { facilityId: vet.facility.id, address: 'Pay at evil-login.com' },
        }),
    ],
    [
      'what it does',
      'name',
      (vet: Vet) => {
        const body = { facilityId: vet.facility.id, ServiceTypeId: 4, name: NAME, duration: 30 };
        return vet.send(createService, { body });
      },
    ],
    [
      'where it comes to',
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
      'its plan',
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
  ])('are refused in %s', async (_what, field, send) => {
    expect(await send(await newVet(product()))).toMatchObject(refused(field));
  });

  it('are refused of a new one with all its data', async () => {
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
