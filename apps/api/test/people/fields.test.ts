import { readClients } from '@zampa/contract/clients/read-clients';
import { createClient } from '@zampa/contract/clients/create-client';
import { updateClient } from '@zampa/contract/clients/update-client';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readMe } from '@zampa/contract/people/read-me';
import { readUsers } from '@zampa/contract/people/read-users';
import { updateUser } from '@zampa/contract/people/update-user';
import { createService } from '@zampa/contract/services/create-service';
import { updateService } from '@zampa/contract/services/update-service';
import { newOwner, newVet } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('fields of people and clinics', () => {
  const product = useProduct();

  it('accept an address nested or flat, as JSON or in a form, and store it flat', async () => {
    const owner = await newOwner(product());
    const nested = { address: 'Via Roma 1', city: 'Milano', country: 'IT', postcode: '20121' };
    expect(await owner.send(updateUser, { body: { address: nested } })).toMatchObject({
      status: 200,
      json: nested,
    });
    const form = new FormData();
    form.set('address', JSON.stringify({ address: 'Via Appia 2', city: 'Roma' }));
    const sent = await fetch(`${product().address}/api/users`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${owner.session.accessToken}` },
      body: form,
    });
    expect(await sent.json()).toMatchObject({
      address: 'Via Appia 2',
      city: 'Roma',
      country: 'IT',
    });
    expect(await owner.call(updateUser, { body: { address: '12' } })).toMatchObject({
      address: '12',
      city: 'Roma',
    });
  });

  it('reject invalid phone numbers of people and clinics alike', async () => {
    const vet = await newVet(product());
    const invalid = (field: string) => ({
      status: 400,
      json: { errors: [{ field, code: 'invalid_phone' }] },
    });
    expect(await vet.send(updateUser, { body: { phone: 'abc' } })).toMatchObject(invalid('phone'));
    expect(await vet.send(updateUser, { body: { mobile: '12' } })).toMatchObject(invalid('mobile'));
    const facilityId = vet.facility.id;
    const body = { facilityId, phone: 'mornings' };
    expect(await vet.send(updateFacility, { body })).toMatchObject(invalid('phone'));
    expect(await vet.call(updateUser, { body: { phone: '+39 333 123 45 67' } })).toMatchObject({
      phone: '+39 333 123 45 67',
    });
  });

  it('accept the registration code of a vet and show it only to that vet', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const set = (veterinaryCode: string | null) =>
      vet.call(updateUser, { body: { veterinaryCode } });
    expect(await set(' RM 1234 ')).toMatchObject({ veterinaryCode: 'RM 1234' });
    expect(await vet.call(readMe, {})).toMatchObject({ veterinaryCode: 'RM 1234' });
    const [seen] = await owner.call(readUsers, { query: { id: vet.id } });
    expect(seen).toMatchObject({ id: vet.id });
    expect(seen).not.toHaveProperty('veterinaryCode');
    expect(await vet.send(updateUser, { body: { veterinaryCode: 'x'.repeat(41) } })).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'veterinaryCode' }] },
    });
    expect(await set(null)).toMatchObject({ veterinaryCode: null });
  });

  it('reject a registration code of a pet owner', async () => {
    const owner = await newOwner(product());
    expect(
      await owner.send(updateUser, { body: { veterinaryCode: 'RM 1234', city: 'Roma' } }),
    ).toMatchObject({ status: 400, json: { errors: [{ field: 'veterinaryCode' }] } });
    const body = { veterinaryCode: null, city: 'Milano' };
    expect(await owner.call(updateUser, { body })).toMatchObject(body);
  });

  it('derive the currency from the country until a service has a price', async () => {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const moveTo = (country: string) => vet.call(updateFacility, { body: { facilityId, country } });
    const currency = async () => (await vet.call(readMe, {})).facilities[0]?.currency;
    await moveTo('US');
    expect(await currency()).toBe('USD');
    const { id } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'Visit', duration: 30 },
    });
    await moveTo('FR');
    expect(await currency()).toBe('EUR');
    await vet.call(updateService, { query: { id }, body: { price: 4500 } });
    await moveTo('US');
    expect(await currency()).toBe('EUR');
  });

  it('show the contact, note and start date of a client to staff only', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const idFacility = vet.facility.id;
    await vet.call(updateClient, {
      body: { id: owner.id, FacilityId: idFacility, note: 'Pays late' },
    });
    const [client] = await vet.call(readClients, { params: { id: idFacility }, query: {} });
    const query = { id: owner.id, idFacility };
    expect(await vet.call(readUsers, { query })).toMatchObject([
      { id: owner.id, email: owner.email, note: 'Pays late', clientFrom: client?.clientFrom },
    ]);
    const [self] = await owner.call(readUsers, { query });
    expect(self).not.toHaveProperty('note');
    const other = await newVet(product());
    expect(await other.send(readUsers, { query })).toMatchObject({ status: 404 });
  });

  it('include a client entered by hand', async () => {
    const vet = await newVet(product());
    const FacilityId = vet.facility.id;
    const body = { FacilityId, firstName: 'Ida', phone: '333 1234567', note: 'Rings late' };
    const { userId } = await vet.call(createClient, { body });
    expect(
      await vet.call(readUsers, { query: { id: userId, idFacility: FacilityId } }),
    ).toMatchObject([{ phone: '3331234567', note: 'Rings late' }]);
  });
});
