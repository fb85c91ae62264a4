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
import { openFurther } from './open-further.ts';
import { mayGovern, newAdmin, newSisters, type Sisters } from './sister-clinics.ts';

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

describe('what holds for all clinics of an organization', () => {
  const product = useProduct();
  const write = (by: TestPerson, { id: facilityId }: Place, data: object) =>
    by.call(updateFacility, { body: { facilityId, ...data } });
  const read = async (by: TestPerson, { id: facilityId }: Place) =>
    (await by.call(readFacilities, { query: { facilityId } }))[0];

  /** What the organization, its money and its account with the billing provider hold. */
  const rowsOf = async ({ first }: Sisters) => {
    const { rows } = await product().pool.query<{ whole: unknown }>(
      `select json_build_array(to_json(o), to_json(a)) as whole
      from organizations o join billing_accounts a on a.organization_id = o.id where o.id = $1`,
      [first.OrganizationId],
    );
    return rows;
  };

  /** Everything that is done for the organization, from one of its clinics. */
  const calls = ({ id: facilityId, OrganizationId }: Place, customer: Place) => {
    const body = { facilityId };
    return {
      'another plan': (by: TestPerson) =>
        by.call(createCheckout, { body: { facilityId, planId: 'FREE' } }),
      'the portal': (by: TestPerson) => by.call(createPortalSession, { body }),
      'the invoices': (by: TestPerson) => by.call(readInvoices, { query: body }),
      'the customer': (by: TestPerson) =>
        by.call(subscribeFacility, {
          body: { facilityId, ChargebeeCustomerId: `fac_${customer.id}`, businessName: 'Mine' },
        }),
      'the card account': (by: TestPerson) =>
        by.call(createCardAccount, { body: { FacilityId: facilityId, OrganizationId } }),
    } as const;
  };

  it('is refused to the admin of one of them, and nothing changes', async () => {
    const sisters = await newSisters(product());
    const { founder, first, second, sister } = sisters;
    await write(founder, first, newLegal());
    const before = await rowsOf(sisters);
    for (const [what, call] of Object.entries(calls(second, first)))
      await expect(call(sister), what).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    for (const [field, value] of Object.entries(OTHERS))
      await expect(write(sister, second, { [field]: value }), field).rejects.toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
        fields: [{ field, code: 'FORBIDDEN' }],
      });
    expect(await rowsOf(sisters)).toEqual(before);
    // The plan is theirs to see, as it is everybody's who works there.
    const query = { facilityId: second.id };
    expect(await sister.call(readSubscription, { query })).toMatchObject({ plan: 'NETWORK' });
  });

  it.each(['IT123', '12345678901', '-'])('is no VAT number either: %s', async (vat) => {
    const sisters = await newSisters(product());
    const { founder, first, second, sister } = sisters;
    const refused = { status: 403, fields: [{ field: 'vat', code: 'FORBIDDEN' }] };
    // The organization has none yet.
    await expect(write(sister, second, { vat })).rejects.toMatchObject(refused);
    await write(founder, first, newLegal());
    const before = await rowsOf(sisters);
    await expect(write(sister, second, { vat })).rejects.toMatchObject(refused);
    expect(await rowsOf(sisters)).toEqual(before);
  });

  it('is done by the founder, who is an admin of all', async () => {
    const { founder, first, second } = await newSisters(product());
    const { 'another plan': chooseFree, ...others } = calls(second, first);
    for (const call of [...Object.values(others), chooseFree])
      await expect(call(founder)).resolves.toBeDefined();
    const legal = newLegal();
    expect(await write(founder, second, legal)).toMatchObject(legal);
  });

  it('is done by an admin of the organization, who works in one of them', async () => {
    const { second, sister, first } = await newSisters(product());
    await employ(product().pool, second.id, sister.id, { roleId: 2 });
    expect(await mayGovern(sister, first)).toBe(true);
    expect(await mayGovern(sister, second)).toBe(true);
  });

  it('keeps nobody from changing their own clinic, with the same sent back', async () => {
    const sisters = await newSisters(product());
    const { founder, first, second, sister } = sisters;
    const legal = newLegal();
    await write(founder, first, legal);
    const before = await rowsOf(sisters);
    // In a country of another currency: the organization keeps its own.
    const place = { city: 'Torino', phone: '+390111234567', country: 'US' };
    expect(await write(sister, second, { ...legal, ...place })).toMatchObject({
      ...legal,
      ...place,
    });
    expect(await rowsOf(sisters)).toEqual(before);
  });

  it('is not asked of who cannot give it', async () => {
    const { second, sister } = await newSisters(product());
    // The organization has no tax data yet, which Italian clinics owe.
    expect(await write(sister, second, { city: 'Torino', country: 'IT' })).toMatchObject({
      city: 'Torino',
      country: 'IT',
    });
  });

  it('makes the data of the other clinics newer, and is heard there', async () => {
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
    // What is the first clinic's alone, or the same as before, makes no other newer.
    product().clock.advance(1);
    await write(founder, first, { ...legal, city: 'Bari' });
    expect((await read(sister, second))?.dateUpdated).toBe(newer?.dateUpdated);
  });

  it('is known to whoever does it, and to nobody else', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const clinician = await newAdmin(product(), first.id);
    await employ(product().pool, first.id, clinician.id, { roleId: VETERINARIAN });
    const said = async (by: TestPerson) =>
      (await by.call(readMe, {})).facilities.map(({ id, governs }) => [id, governs]);
    expect(await said(founder)).toEqual([
      [first.id, true],
      [second.id, true],
    ]);
    expect(await said(sister)).toEqual([[second.id, false]]);
    expect(await said(clinician)).toEqual([[first.id, false]]);
  });

  it('has a page to pay on that only they are shown', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    await founder.call(createCheckout, { body: { facilityId: first.id, planId: 'CLINIC' } });
    const shownTo = async (by: TestPerson) =>
      (await by.call(readSubscription, { query: { facilityId: second.id } })).checkout;
    expect(await shownTo(founder)).toMatchObject({ plan: 'CLINIC' });
    expect(await shownTo(sister)).toBeNull();
  });

  it('does not come to who opens a further clinic beside one that they are an admin of', async () => {
    const { founder, first, second } = await newSisters(product());
    const colleague = await newAdmin(product(), first.id);
    const opened = await openFurther(colleague, 'Own');
    expect(opened.OrganizationId).not.toBe(first.OrganizationId);
    expect(opened).toMatchObject({ governs: true, idRole: FACILITY_ADMIN });
    expect(await mayGovern(colleague, first)).toBe(false);
    expect(await mayGovern(founder, second)).toBe(true);
  });
});
