import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { createService } from '@zampa/contract/services/create-service';
import { updateService } from '@zampa/contract/services/update-service';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { joinClinic, newColleague, newOwner, newVet, type Vet } from '@zampa/testing/people';
import { consultationOf } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const checkUp = { ServiceTypeId: 4, name: 'Check-up', price: 4500, duration: 20 } as const;

describe('POST and PATCH /api/services', () => {
  const product = useProduct();
  const add = (vet: Vet, fields: object = {}) =>
    vet.call(createService, { body: { facilityId: vet.facility.id, ...checkUp, ...fields } });
  const change = (vet: Vet, id: string, fields: object) =>
    vet.call(updateService, { query: { id }, body: fields });
  const payDigitally = ({ facility }: Vet) =>
    product().pool.query(`update organizations set payments_status = 'READY' where id = $1`, [
      facility.OrganizationId,
    ]);

  it('adds a service to the four default ones and changes parts of it', async () => {
    const vet = await newVet(product());
    const added = await add(vet, { deposit: 30, species: [1, 2] });
    expect(added).toMatchObject({
      ...checkUp,
      deposit: 30,
      species: [1, 2],
      enabled: false,
      currency: 'EUR',
    });
    expect(await change(vet, added.id, { price: 5000, instant: true })).toMatchObject({
      ...added,
      price: 5000,
      instant: true,
      dateUpdated: expect.any(String) as string,
    });
    const { services } = await vet.call(readFacilityConfiguration, {
      query: { facilityId: vet.facility.id },
    });
    expect(services).toHaveLength(5);
  });

  it('sends a socket message to colleagues, but not to other clinics', async () => {
    const vet = await newVet(product());
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    const [here, elsewhere] = [
      await openSocket(colleague),
      await openSocket(await newVet(product())),
    ];
    const staffMessage = ['staff', { facilityId: vet.facility.id, userId: null }];
    const { id } = await add(vet);
    await expect.poll(() => here.heard).toEqual([staffMessage]);
    await change(vet, id, { price: 5000 });
    await expect.poll(() => here.heard).toEqual([staffMessage, staffMessage]);
    // A vet may still receive messages about their own new clinic.
    expect(JSON.stringify(elsewhere.heard)).not.toContain(vet.facility.id);
  });

  it('offers free services immediately, and priced ones only where cards are accepted', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    await joinClinic(owner, vet.facility);
    const offered = async () => {
      const [clinic] = await owner.call(readFacilities, { query: { facilityId: vet.facility.id } });
      return clinic?.mainServices.map(({ name }) => name);
    };
    const refused = {
      status: 409,
      code: 'PAYMENTS_NOT_CONFIGURED',
      detail: 'Digital payments must be configured.',
    };
    await expect(add(vet, { enabled: true })).rejects.toMatchObject(refused);
    const { id } = await add(vet);
    await expect(change(vet, id, { enabled: true })).rejects.toMatchObject(refused);
    await expect(change(vet, await consultationOf(vet), { price: 1 })).rejects.toMatchObject(
      refused,
    );
    await expect(add(vet, { ServiceTypeId: 3, price: 0, enabled: true })).rejects.toMatchObject(
      refused,
    );
    expect(await offered()).toEqual(['Consultation by message']);
    await change(vet, id, { price: 0, enabled: true });
    expect(await offered()).toEqual(['Consultation by message', 'Check-up']);
    await payDigitally(vet);
    await change(vet, id, { price: 4500 });
    expect(await offered()).toHaveLength(2);
  });

  it.each([
    ['duration', 0],
    ['duration', -15],
    ['duration', 1.5],
    ['price', -1],
    ['price', 10.5],
    ['price', '45'],
    ['deposit', 15],
    ['ServiceTypeId', 5],
    ['name', '  '],
    ['species', [999_999]],
    ['horizon', 0],
    ['notice', -1],
  ])('rejects %s with the value %j', async (field, value) => {
    const vet = await newVet(product());
    await expect(add(vet, { [field]: value })).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: [{ field }],
    });
  });

  it('hides a service from another clinic and rejects an outdated version', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const { id } = await add(vet);
    await expect(change(other, id, { price: 1 })).rejects.toMatchObject({ status: 404 });
    const headers = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
    await expect(
      vet.call(updateService, { query: { id }, body: { price: 1 }, headers }),
    ).rejects.toMatchObject({ code: 'STALE' });
  });
});
