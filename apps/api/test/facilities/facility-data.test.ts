import { pauseBookings } from '@zampa/contract/appointments/pause-bookings';
import { createOrganization } from '@zampa/contract/facilities/create-organization';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateOnboarding } from '@zampa/contract/facilities/update-onboarding';
import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { readMe } from '@zampa/contract/people/read-me';
import { employ } from '@zampa/testing/memberships';
import { joinClinic, newColleague, newOwner, newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { newVat } from './new-vat.ts';

const italian = () => ({
  businessName: 'Aurora Srl',
  address: 'Via Roma',
  streetNumber: '1/B',
  suite: 'scala C',
  postcode: '20121',
  city: 'Milano',
  region: 'MI',
  country: 'it',
  vat: newVat(),
  fiscalCode: 'RSSMRA85T10A562S',
  PEC: 'aurora@pec.example',
});

describe('clinic data (PATCH /api/facilities)', () => {
  const product = useProduct();
  const change = (vet: Vet, data: object) =>
    vet.call(updateFacility, { body: { facilityId: vet.facility.id, ...data } });

  it('stores all fields, and clears emptied ones', async () => {
    const vet = await newVet(product());
    const data = italian();
    const website = { website: 'aurora.example', mobile: '333 123456' };
    expect(await change(vet, { ...data, ...website })).toMatchObject({
      ...data,
      country: 'IT',
      website: 'https://aurora.example',
      mobile: '333 123456',
    });
    const emptied = { website: '', mobile: '', PEC: '', SDI: 'abc1234' };
    expect(await change(vet, emptied)).toMatchObject({
      website: null,
      mobile: null,
      PEC: null,
      SDI: 'ABC1234',
      city: 'Milano',
    });
  });

  it('accepts a nested address in JSON and forms, and stores it flat', async () => {
    const vet = await newVet(product());
    const { address, streetNumber, suite, postcode, city, region, country, ...rest } = italian();
    const place = { address, streetNumber, suite, postcode, city, region, country };
    const flat = { ...place, country: 'IT' };
    expect(await change(vet, { ...rest, city: 'Torino', address: place })).toMatchObject(flat);
    const other = { address: 'Corso Italia', streetNumber: '7', city: 'Genova' };
    const sent = await vet.send(updateFacility, {
      body: { facilityId: vet.facility.id, address: other },
      image: { bytes: await pngPicture() },
    });
    expect(sent).toMatchObject({ status: 200, json: { ...flat, ...other } });
    const wrong = { facilityId: vet.facility.id, address: { ...other, city: 5 } };
    expect(await vet.send(updateFacility, { body: wrong })).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'city', code: 'invalid_type' }] },
    });
    const elsewhere = { facilityId: vet.facility.id, address: { name: 'Another', city: 'Bari' } };
    expect(await vet.send(updateFacility, { body: elsewhere })).toMatchObject({
      json: { name: vet.facility.name, city: 'Bari', address: 'Corso Italia' },
    });
  });

  it('rejects an outdated version', async () => {
    const vet = await newVet(product());
    const seen = await change(vet, italian());
    const rename = (name: string) =>
      vet.call(updateFacility, {
        body: { facilityId: vet.facility.id, name },
        headers: { 'if-match': `"${seen.dateUpdated}"` },
      });
    product().clock.advance(1);
    expect(await rename('Clinica Alba')).toMatchObject({ name: 'Clinica Alba' });
    await expect(rename('Clinica Aurora')).rejects.toMatchObject({ code: 'STALE' });
  });

  it.each<[string, (vet: Vet) => Promise<unknown>]>([
    ['whether the desk answers', (vet) => change(vet, { receptionAnswers: false })],
    ['what passes quiet hours', (vet) => change(vet, { urgentPassesQuiet: false })],
    [
      'a pause of bookings',
      (vet) => vet.call(pauseBookings, { body: { facilityId: vet.facility.id, minutes: 30 } }),
    ],
    [
      'a step of the onboarding',
      (vet) =>
        vet.call(updateOnboarding, { body: { id: vet.facility.id, settled: ['colleagues'] } }),
    ],
  ])('keeps its version after a change of %s', async (_what, act) => {
    const vet = await newVet(product());
    const seen = await change(vet, italian());
    product().clock.advance(1);
    await act(vet);
    const [stands] = await vet.call(readFacilities, { query: { facilityId: vet.facility.id } });
    expect(stands?.dateUpdated).toBe(seen.dateUpdated);
    const renamed = await vet.call(updateFacility, {
      body: { facilityId: vet.facility.id, name: 'Clinica Alba' },
      headers: { 'if-match': `"${seen.dateUpdated}"` },
    });
    expect(renamed).toMatchObject({ name: 'Clinica Alba' });
    expect(renamed.dateUpdated).not.toBe(seen.dateUpdated);
  });

  it('gets a new version when only the picture changes', async () => {
    const vet = await newVet(product());
    const seen = await change(vet, italian());
    product().clock.advance(1);
    const pictured = await vet.call(updateFacility, {
      body: { facilityId: vet.facility.id },
      image: { bytes: await pngPicture() },
    });
    expect(pictured.dateUpdated).not.toBe(seen.dateUpdated);
  });

  it('shows clients and staff only the public fields', async () => {
    const vet = await newVet(product());
    const [owner, colleague] = [await newOwner(product()), await newColleague(product())];
    await joinClinic(owner, vet.facility);
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: 3 });
    await change(vet, italian());
    for (const reader of [owner, colleague]) {
      const [seen] = await reader.call(readFacilities, { query: { facilityId: vet.facility.id } });
      const organization = { id: vet.facility.OrganizationId, name: vet.facility.name };
      const place = { city: 'Milano', streetNumber: '1/B', suite: 'scala C' };
      expect(seen).toMatchObject({ ...place, organization });
      for (const field of ['vat', 'fiscalCode', 'PEC', 'SDI', 'businessName', 'billingEmail'])
        expect(seen).not.toHaveProperty(field);
    }
  });

  it('rejects a VAT number of another organization in any notation', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const data = italian();
    await change(vet, data);
    await change(vet, data);
    const refused = {
      status: 409,
      code: 'VAT_EXISTS',
      detail: 'Existing VAT already used.',
      fields: [{ field: 'vat', code: 'VAT_EXISTS' }],
    };
    for (const vat of [data.vat, `IT${data.vat}`, `it ${data.vat}`])
      await expect(change(other, { ...data, vat })).rejects.toMatchObject(refused);
  });

  it('gives a VAT number to only one of ten simultaneous requests', async () => {
    const vets = await Promise.all(Array.from({ length: 10 }, () => newVet(product())));
    const data = italian();
    const claims = await Promise.allSettled(vets.map((vet) => change(vet, data)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    {
      why: 'a wrong VAT number',
      data: { vat: '00743110158' },
      fields: [{ field: 'vat', code: 'invalid_vat' }],
    },
    {
      why: 'no fiscal code, and neither PEC nor SDI',
      data: { fiscalCode: '', PEC: '' },
      fields: [
        { field: 'fiscalCode', code: 'required' },
        { field: 'PEC', code: 'pec_or_sdi' },
        { field: 'SDI', code: 'pec_or_sdi' },
      ],
    },
    {
      why: 'a wrong fiscal code',
      data: { fiscalCode: 'RSSMRA85T10A562T' },
      fields: [{ field: 'fiscalCode', code: 'invalid_fiscal_code' }],
    },
    { why: 'a country of three letters', data: { country: 'ITA' }, fields: [{ field: 'country' }] },
    {
      why: 'a script for a website',
      data: { website: 'javascript:alert(1)' },
      fields: [{ field: 'website' }],
    },
    { why: 'no street', data: { address: ' ' }, fields: [{ field: 'address', code: 'required' }] },
    {
      why: 'a kind that does not exist',
      data: { FacilityTypeId: 999 },
      fields: [{ field: 'FacilityTypeId' }],
    },
  ])('rejects $why in Italy', async ({ data, fields }) => {
    const vet = await newVet(product());
    await expect(change(vet, { ...italian(), ...data })).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields,
    });
  });

  it('requires a fiscal code only in Italy, also when the clinic moves there', async () => {
    const vet = await newVet(product());
    const { fiscalCode, PEC, ...abroad } = { ...italian(), country: 'FR', vat: 'FR40303265045' };
    expect(await change(vet, abroad)).toMatchObject({ vat: '40303265045', country: 'FR' });
    await expect(change(vet, { country: 'IT' })).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await change(vet, { country: 'IT', vat: newVat(), fiscalCode, PEC })).toMatchObject({
      country: 'IT',
    });
  });
});

describe('opening a clinic with all its data (POST /api/organizations)', () => {
  const product = useProduct();
  const whole = () => ({
    ...italian(),
    name: 'Clinica Aurora',
    email: 'info@aurora.example',
    phone: '02 123456',
    timezone: 'Europe/Rome' as const,
  });

  it('opens a clinic with the founder as admin', async () => {
    const vet = await newColleague(product());
    const declared = { acceptedSpecialConditions: true, ownershipDeclaration: true };
    const { facility, name } = await vet.call(createOrganization, {
      body: { ...whole(), ...declared },
    });
    const { rows: logged } = await product().pool.query(
      `select c.kind from consents c join users u on u.account_id = c.account_id
      where u.id = $1 and c.kind in ('special_conditions', 'ownership') order by c.kind`,
      [vet.id],
    );
    expect(logged).toEqual([{ kind: 'ownership' }, { kind: 'special_conditions' }]);
    expect(facility).toMatchObject({ name, FacilityId: facility.id, city: 'Milano' });
    const me = await vet.call(readMe, {});
    expect(me.facilities).toMatchObject([{ id: facility.id, idRole: 1 }]);
    expect(me.facilitiesToBeCompleted).toEqual([{ id: facility.id, name }]);
    await expect(vet.call(createOrganization, { body: whole() })).rejects.toMatchObject({
      code: 'TRIAL_ONE_FACILITY',
    });
  });

  it('accepts a nested address', async () => {
    const vet = await newColleague(product());
    const { address, streetNumber, postcode, city, region, country, ...rest } = whole();
    const nested = { address, streetNumber, postcode, city, region, country };
    const body = { ...rest, address: nested };
    expect(await vet.send(createOrganization, { body })).toMatchObject({
      status: 201,
      json: { facility: { ...nested, country: 'IT' } },
    });
  });

  it('opens nothing if any field is invalid', async () => {
    const vet = await newColleague(product());
    const taken = whole();
    await (await newColleague(product())).call(createOrganization, { body: taken });
    for (const [body, code] of [
      [taken, 'VAT_EXISTS'],
      [{ ...whole(), vat: '1' }, 'VALIDATION'],
      [{ ...whole(), streetNumber: '' }, 'VALIDATION'],
    ] as const)
      await expect(vet.call(createOrganization, { body })).rejects.toMatchObject({ code });
    expect((await vet.call(readMe, {})).facilities).toEqual([]);
  });
});
