import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { readMe } from '@zampa/contract/people/read-me';
import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { createPortalSession } from '@zampa/contract/subscription/create-portal-session';
import { readInvoices } from '@zampa/contract/subscription/read-invoices';
import { readSubscription } from '@zampa/contract/subscription/read-subscription';
import { subscribeFacility } from '@zampa/contract/subscription/subscribe-facility';
import { FACILITY_ADMIN, VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import type { TestPerson } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { newVat } from './new-vat.ts';
import { openAnotherClinic } from './open-another-clinic.ts';
import { canGovern, newAdmin, newSisters, type Sisters } from './sister-clinics.ts';

const newLegal = () => ({
  country: 'IT',
  businessName: 'Aurora Srl',
  vat: newVat(),
  fiscalCode: 'RSSMRA85T10A562S',
  PEC: 'aurora@pec.example',
  SDI: 'ABC1234',
  billingEmail: 'invoices@aurora.example',
});
const OTHERS = {
  businessName: 'Mine Srl',
  vat: '12345678903',
  fiscalCode: '12345678903',
  PEC: 'mine@pec.example',
  SDI: 'XYZ9876',
  billingEmail: 'mine@example.test',
};

type Place = { readonly id: string; readonly OrganizationId: string };

describe('settings shared by all clinics of an organization', () => {
  const product = useProduct();
  const write = (caller: TestPerson, { id: facilityId }: Place, data: object) =>
    caller.call(updateFacility, { body: { facilityId, ...data } });
  const read = async (caller: TestPerson, { id: facilityId }: Place) =>
    (await caller.call(readFacilities, { query: { facilityId } }))[0];

  /** Returns the rows of the organization and its billing account. */
  const rowsOf = async ({ first }: Sisters) => {
    const { rows } = await product().pool.query<{ whole: unknown }>(
      `select json_build_array(to_json(o), to_json(a)) as whole
      from organizations o join billing_accounts a on a.organization_id = o.id where o.id = $1`,
      [first.OrganizationId],
    );
    return rows;
  };

  /** Returns every call that acts for the organization from one of its clinics. */
  const calls = ({ id: facilityId, OrganizationId }: Place, customer: Place) => {
    const body = { facilityId };
    return {
      'another plan': (caller: TestPerson) =>
        caller.call(createCheckout, { body: { facilityId, planId: 'FREE' } }),
      'the portal': (caller: TestPerson) => caller.call(createPortalSession, { body }),
      'the invoices': (caller: TestPerson) => caller.call(readInvoices, { query: body }),
      'the customer': (caller: TestPerson) =>
        caller.call(subscribeFacility, {
          body: { facilityId, ChargebeeCustomerId: `fac_${customer.id}`, businessName: 'Mine' },
        }),
      'the card account': (caller: TestPerson) =>
        caller.call(createCardAccount, { body: { FacilityId: facilityId, OrganizationId } }),
    } as const;
  };

  it('cannot be changed by the admin of a single clinic', async () => {
    const sisters = await newSisters(product());
    const { founder, first, second, sister } = sisters;
    await write(founder, first, newLegal());
    const before = await rowsOf(sisters);
    for (const [callName, call] of Object.entries(calls(second, first)))
      await expect(call(sister), callName).rejects.toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
    for (const [field, value] of Object.entries(OTHERS))
      await expect(write(sister, second, { [field]: value }), field).rejects.toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
        fields: [{ field, code: 'FORBIDDEN' }],
      });
    expect(await rowsOf(sisters)).toEqual(before);
    // Like all staff, they can see the plan.
    const query = { facilityId: second.id };
    expect(await sister.call(readSubscription, { query })).toMatchObject({ plan: 'NETWORK' });
  });

  it.each(['IT123', '12345678901', '-'])(
    'reject the admin of a single clinic with 403 even for an invalid VAT number: %s',
    async (vat) => {
      const sisters = await newSisters(product());
      const { founder, first, second, sister } = sisters;
      const refused = { status: 403, fields: [{ field: 'vat', code: 'FORBIDDEN' }] };
      // The organization has no VAT number yet.
      await expect(write(sister, second, { vat })).rejects.toMatchObject(refused);
      await write(founder, first, newLegal());
      const before = await rowsOf(sisters);
      await expect(write(sister, second, { vat })).rejects.toMatchObject(refused);
      expect(await rowsOf(sisters)).toEqual(before);
    },
  );

  it('can be changed by the founder, who is admin of all clinics', async () => {
    const { founder, first, second } = await newSisters(product());
    const { 'another plan': chooseFree, ...others } = calls(second, first);
    for (const call of [...Object.values(others), chooseFree])
      await expect(call(founder)).resolves.toBeDefined();
    const legal = newLegal();
    expect(await write(founder, second, legal)).toMatchObject(legal);
  });

  it('can be changed by an organization admin who works at one of the clinics', async () => {
    const { second, sister, first } = await newSisters(product());
    await employ(product().pool, second.id, sister.id, { roleId: 2 });
    expect(await canGovern(sister, first)).toBe(true);
    expect(await canGovern(sister, second)).toBe(true);
  });

  it('do not block changes of a single clinic when sent back unchanged', async () => {
    const sisters = await newSisters(product());
    const { founder, first, second, sister } = sisters;
    const legal = newLegal();
    await write(founder, first, legal);
    const before = await rowsOf(sisters);
    // A country with another currency; the organization keeps its own.
    const place = { city: 'Torino', phone: '+390111234567', country: 'US' };
    expect(await write(sister, second, { ...legal, ...place })).toMatchObject({
      ...legal,
      ...place,
    });
    expect(await rowsOf(sisters)).toEqual(before);
  });

  it('are not required from an admin who cannot change them', async () => {
    const { second, sister } = await newSisters(product());
    // The organization lacks the tax data that Italian clinics need.
    expect(await write(sister, second, { city: 'Torino', country: 'IT' })).toMatchObject({
      city: 'Torino',
      country: 'IT',
    });
  });

  it('give the other clinics a new version, and emit an event there', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const seen = await read(sister, second);
    const socket = await openSocket(sister);
    product().clock.advance(1);
    const legal = newLegal();
    await write(founder, first, legal);
    await expect
      .poll(() => socket.heard)
      .toContainEqual(['subscription', { facilityId: second.id }]);
    const renamed = sister.call(updateFacility, {
      body: { facilityId: second.id, name: 'Mine' },
      headers: { 'if-match': `"${seen?.dateUpdated}"` },
    });
    await expect(renamed).rejects.toMatchObject({ code: 'STALE' });
    const newer = await read(sister, second);
    expect(newer).toMatchObject({ name: 'Second', businessName: 'Aurora Srl' });
    expect(Date.parse(newer?.dateUpdated ?? '')).toBeGreaterThan(
      Date.parse(seen?.dateUpdated ?? ''),
    );
    // Changes of the first clinic only, or without effect, give the others no new version.
    product().clock.advance(1);
    await write(founder, first, { ...legal, city: 'Bari' });
    expect((await read(sister, second))?.dateUpdated).toBe(newer?.dateUpdated);
  });

  it('are marked as changeable only for those who govern the organization', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const clinician = await newAdmin(product(), first.id);
    await employ(product().pool, first.id, clinician.id, { roleId: VETERINARIAN });
    const readGoverned = async (caller: TestPerson) =>
      (await caller.call(readMe, {})).facilities.map(({ id, governs }) => [id, governs]);
    expect(await readGoverned(founder)).toEqual([
      [first.id, true],
      [second.id, true],
    ]);
    expect(await readGoverned(sister)).toEqual([[second.id, false]]);
    expect(await readGoverned(clinician)).toEqual([[first.id, false]]);
  });

  it('show an open checkout page only to those who govern the organization', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    await founder.call(createCheckout, { body: { facilityId: first.id, planId: 'CLINIC' } });
    const shownTo = async (caller: TestPerson) =>
      (await caller.call(readSubscription, { query: { facilityId: second.id } })).checkout;
    expect(await shownTo(founder)).toMatchObject({ plan: 'CLINIC' });
    expect(await shownTo(sister)).toBeNull();
  });

  it('cannot be changed by a clinic admin who opens a clinic of their own', async () => {
    const { founder, first, second } = await newSisters(product());
    const colleague = await newAdmin(product(), first.id);
    const opened = await openAnotherClinic(colleague, 'Own');
    expect(opened.OrganizationId).not.toBe(first.OrganizationId);
    expect(opened).toMatchObject({ governs: true, idRole: FACILITY_ADMIN });
    expect(await canGovern(colleague, first)).toBe(false);
    expect(await canGovern(founder, second)).toBe(true);
  });
});
