import { createEvent } from '@zampa/contract/requests/create-event';
import { readClients } from '@zampa/contract/clients/read-clients';
import { createClient } from '@zampa/contract/clients/create-client';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const SECRETARY = 5;
const CONSULTANT = 6;
const DOG = 1;

describe('POST /api/users/client', () => {
  const product = useProduct();

  it('lets desk staff create a client for a caller and book a visit immediately', async () => {
    const vet = await newVet(product());
    const FacilityId = vet.facility.id;
    const desk = await newColleague(product());
    await employ(product().pool, FacilityId, desk.id, { roleId: SECRETARY });
    const client = await desk.call(createClient, {
      body: {
        FacilityId,
        firstName: 'Ida',
        lastName: 'Riva',
        phone: '333 123 45 67',
        pet: { name: 'Kira', SpeciesId: DOG },
      },
    });
    expect(client).toMatchObject({
      firstName: 'Ida',
      lastName: 'Riva',
      phone: '3331234567',
      email: null,
      status: 'IMPORTED',
      pets: [{ name: 'Kira', SpeciesId: DOG, sex: null }],
    });
    const { services } = await servicesOf(vet);
    const payload = {
      facilityId: FacilityId,
      familyId: client.FamilyId,
      pets: client.pets.map(({ id }) => id),
      services,
    };
    const visitResponse = await desk.send(createEvent, {
      body: { type: 'HEALTH', category: 'VISIT', payload },
    });
    expect(visitResponse.status).toBe(201);
  });

  it('requires a name and valid contact data, and rejects a duplicate', async () => {
    const vet = await newVet(product());
    const FacilityId = vet.facility.id;
    const enter = (body: object) => vet.send(createClient, { body: { FacilityId, ...body } });
    expect(await enter({ firstName: 'Ida' })).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION', errors: [{ field: 'phone', code: 'required' }] },
    });
    expect(await enter({ phone: '333 1234567' })).toMatchObject({ status: 400 });
    expect(await enter({ firstName: 'Ida', phone: 'mornings' })).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'phone', code: 'invalid_phone' }] },
    });
    expect(await enter({ firstName: 'Ida', phone: '333 1234567' })).toMatchObject({ status: 201 });
    expect(await enter({ firstName: 'Ida', phone: '+39 333 12 34 567' })).toMatchObject({
      status: 409,
      json: { code: 'CLIENT_EXISTS' },
    });
  });

  it('rejects other clinics, consultants and pet owners', async () => {
    const [vet, other, owner] = await Promise.all([
      newVet(product()),
      newVet(product()),
      newOwner(product()),
    ]);
    const consultant = await newColleague(product());
    await employ(product().pool, vet.facility.id, consultant.id, { roleId: CONSULTANT });
    const body = { FacilityId: vet.facility.id, firstName: 'Ida', phone: '333 1234567' };
    expect((await other.send(createClient, { body })).status).toBe(404);
    expect((await consultant.send(createClient, { body })).status).toBe(403);
    expect((await owner.send(createClient, { body })).status).toBe(403);
    const found = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    expect(found).toEqual([]);
  });

  async function servicesOf(vet: Awaited<ReturnType<typeof newVet>>) {
    const query = { facilityId: vet.facility.id };
    const { services } = await vet.call(readFacilityConfiguration, { query });
    const appointment = services.find(({ ServiceTypeId }) => ServiceTypeId === 4);
    return { services: appointment ? [appointment.id] : [] };
  }
});
