import { createFacility } from '@zampa/contract/facilities/create-facility';
import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { readFacilityTypes } from '@zampa/contract/facilities/read-facility-types';
import { readMe } from '@zampa/contract/people/read-me';
import { CONSENT_TEXT_VERSION } from '@zampa/domain/privacy/consent';
import { newColleague, newOwner, newVet, openSession } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const body = {
  name: 'Clinica Aurora',
  phone: '02 123456',
  email: 'info@aurora.example',
  timezone: 'Europe/Rome',
} as const;

type Declaration = { readonly kind: string; readonly granted: number; readonly created_at: Date };

describe('opening a clinic (POST /api/facilities)', () => {
  const product = useProduct();

  it('makes the vet its admin, with a code and four services, one of them enabled', async () => {
    const vet = await newColleague(product());
    const facility = await vet.call(createFacility, { body });
    expect(facility).toMatchObject({ idRole: 1, role: 'VET_FACILITY_ADMIN', name: body.name });
    expect(facility.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const { services, ...rest } = await vet.call(readFacilityConfiguration, {
      query: { facilityId: facility.id },
    });
    expect(
      services.map(({ ServiceTypeId, price, enabled }) => ({ ServiceTypeId, price, enabled })),
    ).toEqual([
      { ServiceTypeId: 1, price: 0, enabled: true },
      { ServiceTypeId: 2, price: 0, enabled: false },
      { ServiceTypeId: 3, price: 0, enabled: false },
      { ServiceTypeId: 4, price: 0, enabled: false },
    ]);
    expect(rest).toMatchObject({ workingHours: [], timetables: [], closures: [] });
    await expect(vet.call(readMe, {})).resolves.toMatchObject({ facilities: [facility] });
  });

  it('opens only one clinic for repeated and simultaneous requests', async () => {
    const vet = await newColleague(product());
    const attempts = await Promise.allSettled(
      Array.from({ length: 6 }, () => vet.call(createFacility, { body })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(vet.call(createFacility, { body })).rejects.toMatchObject({
      status: 409,
      code: 'TRIAL_ONE_FACILITY',
    });
    expect(await countOf(product(), 'facility_members', 'user_id = $1', [vet.id])).toBe(1);
  });

  it('logs accepted conditions and declarations with their time and text version', async () => {
    const vet = await newColleague(product());
    const before = product().clock.now();
    await vet.call(createFacility, {
      body: { ...body, acceptedSpecialConditions: true, ownershipDeclaration: true },
    });
    const logged = await declarationsOf(vet.id);
    expect(logged).toMatchObject([
      { kind: 'ownership', granted: 1, text_version: CONSENT_TEXT_VERSION },
      { kind: 'special_conditions', granted: 1, text_version: CONSENT_TEXT_VERSION },
    ]);
    for (const { created_at: at } of logged) {
      expect(at.getTime()).toBeGreaterThanOrEqual(before.getTime());
      expect(at.getTime()).toBeLessThanOrEqual(product().clock.now().getTime());
    }
  });

  it('logs nothing without declarations, or when no clinic is opened', async () => {
    const vet = await newColleague(product());
    await vet.call(createFacility, { body });
    const again = { ...body, acceptedSpecialConditions: true, ownershipDeclaration: true };
    await expect(vet.call(createFacility, { body: again })).rejects.toMatchObject({ status: 409 });
    expect(await declarationsOf(vet.id)).toEqual([]);
  });

  it.each(['acceptedSpecialConditions', 'ownershipDeclaration'])(
    'rejects a refused declaration: %s',
    async (field) => {
      const vet = await newColleague(product());
      const { status, json } = await vet.send(createFacility, {
        body: { ...body, [field]: false },
      });
      expect(status).toBe(400);
      expect(json).toMatchObject({ errors: [{ field, code: 'consent_required' }] });
      expect(await countOf(product(), 'facility_members', 'user_id = $1', [vet.id])).toBe(0);
      expect(await declarationsOf(vet.id)).toEqual([]);
    },
  );

  async function declarationsOf(userId: string) {
    const { rows } = await product().pool.query<Declaration>(
      `select c.kind, c.granted, c.text_version, c.created_at
      from consents c join users u on u.account_id = c.account_id
      where u.id = $1 and c.kind not in ('terms', 'marketing', 'thirdparties') order by c.kind`,
      [userId],
    );
    return rows;
  }

  it('rejects pet owners, and names every invalid field', async () => {
    const owner = await newOwner(product());
    await expect(owner.call(createFacility, { body })).rejects.toMatchObject({ status: 403 });
    const vet = await newColleague(product());
    const wrong = { name: '', phone: '', email: 'x', timezone: 'Mars/Olympus' };
    const { json, status } = await vet.send(createFacility, { body: wrong });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      code: 'VALIDATION',
      errors: ['name', 'phone', 'email', 'timezone'].map((field) => ({ field })),
    });
    expect(await countOf(product(), 'facility_members', 'user_id = $1', [vet.id])).toBe(0);
  });
});

describe('GET /api/facilities', () => {
  const product = useProduct();

  it("returns a clinic's card by its code in any notation", async () => {
    const { facility } = await newVet(product());
    const owner = await newOwner(product());
    const code = ` ${facility.code.slice(0, 4).toLowerCase()}-${facility.code.slice(4)}`;
    const { id, name, city } = facility;
    expect(await owner.call(readFacilityByCode, { params: { code } })).toEqual({
      id,
      name,
      city,
      image: null,
    });
  });

  it('answers all unknown codes alike, and limits a person to ten an hour', async () => {
    const owner = await newOwner(product());
    product().clock.advanceToNext(3600);
    const again = await openSession(owner, owner.email);
    for (const code of ['AAAAAAAA', 'short', '%00', 'ABCDEFGHIJKLMNOP', '日本'])
      for (const facilityCode of [code, code])
        await expect(
          again.call(readFacilityByCode, { params: { code: facilityCode } }),
        ).rejects.toMatchObject({
          status: 404,
          code: 'FACILITY_CODE_UNKNOWN',
          detail: 'Facility code not associated with any facility.',
        });
    await expect(
      again.call(readFacilityByCode, { params: { code: 'AAAAAAAA' } }),
    ).rejects.toMatchObject({ status: 429 });
  });

  it('lists only clinics where the person works or is a client', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const facilityId = `${vet.facility.id},${other.facility.id},${crypto.randomUUID()}`;
    const listed = await vet.call(readFacilities, { query: { facilityId } });
    expect(listed.map(({ id }) => id)).toEqual([vet.facility.id]);
    const owner = await newOwner(product());
    expect(await owner.call(readFacilities, { query: { facilityId } })).toEqual([]);
  });

  it('lists the facility types', async () => {
    const vet = await newVet(product());
    const types = await vet.call(readFacilityTypes, {});
    expect(types.map(({ id, names }) => [id, names.en])).toEqual([
      [1, 'Veterinary practice'],
      [2, 'Veterinary clinic'],
      [3, 'Veterinary hospital'],
      [4, "Single veterinarian's surgery"],
      [5, 'Home visits only'],
      [6, 'Shelter'],
    ]);
  });
});
