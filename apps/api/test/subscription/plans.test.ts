import { readMe } from '@zampa/contract/people/read-me';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { readInvoices } from '@zampa/contract/subscription/read-invoices';
import { readPlans } from '@zampa/contract/subscription/read-plans';
import { readSubscription } from '@zampa/contract/subscription/read-subscription';
import { createService } from '@zampa/contract/services/create-service';
import { subscribeFacility } from '@zampa/contract/subscription/subscribe-facility';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { openFurther } from '../facilities/open-further.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { choosePlan, press, pressInPortal } from './choose-plan.ts';

describe('choosing a plan', () => {
  const product = useProduct();
  const subscriptionOf = (vet: Vet) =>
    vet.call(readSubscription, { query: { facilityId: vet.facility.id } });

  it('offers four, with what they cost, take and hold', async () => {
    const plans = await (await newVet(product())).call(readPlans, {});
    expect(plans).toMatchObject([
      { id: 'FREE', price: 0, feePercent: 3, includedUsers: 2, free: true },
      { id: 'STANDARD', price: 2900, feePercent: 1.5, includedUsers: 5, free: false },
      { id: 'CLINIC', price: 7900, feePercent: 0.9, includedUsers: 15, free: false },
      { id: 'NETWORK', price: 19900, feePercent: 0.5, includedUsers: 50, free: false },
    ]);
    for (const plan of plans) expect(plan.currency).toBe('EUR');
  });

  it('is in nobody’s hands before: five people, as in the trial', async () => {
    expect(await subscriptionOf(await newVet(product()))).toMatchObject({
      trial: { status: 'ONBOARDING' },
      plan: null,
      status: 'NONE',
      users: { used: 1, included: 5 },
      facilities: { used: 1, included: 1 },
      feePercent: 1.5,
      restriction: null,
      checkout: null,
    });
  });

  it('takes the free one at once, and the facility is complete', async () => {
    const vet = await newVet(product());
    expect((await vet.call(readMe, {})).facilitiesToBeCompleted).toHaveLength(1);
    const body = { facilityId: vet.facility.id, planId: 'free' };
    const { url } = await vet.call(createCheckout, { body });
    expect(url).toMatch(/\/workspace\/subscription$/);
    expect(await subscriptionOf(vet)).toMatchObject({
      trial: null,
      plan: 'FREE',
      status: 'FREE',
      users: { used: 1, included: 2 },
      feePercent: 3,
    });
    const me = await vet.call(readMe, {});
    expect(me.facilitiesToBeCompleted).toEqual([]);
    expect(me.facilities).toMatchObject([{ configurationStatus: 'DONE', trial: null }]);
    await expect(vet.call(createCheckout, { body })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });

  it('waits for the page of a paid one, and shows the same page again', async () => {
    const vet = await newVet(product());
    const body = { facilityId: vet.facility.id, planId: 'STANDARD' } as const;
    const { url } = await vet.call(createCheckout, { body });
    expect(await subscriptionOf(vet)).toMatchObject({
      trial: { status: 'ONBOARDING' },
      plan: null,
      status: 'CHECKOUT',
      checkout: { plan: 'STANDARD', url },
    });
    expect(await vet.call(createCheckout, { body })).toEqual({ url });
    const page = await fetch(`${product().address}${new URL(url).pathname}`, {
      headers: { 'accept-language': 'it' },
    });
    expect(await page.text()).toContain('SANDBOX: qui non si muove denaro');
    expect((await press(product(), url, '?outcome=decline')).status).toBe(303);
    expect(await subscriptionOf(vet)).toMatchObject({ status: 'CHECKOUT' });
    expect((await press(product(), url)).status).toBe(303);
    expect(await subscriptionOf(vet)).toMatchObject({
      trial: null,
      plan: 'STANDARD',
      status: 'ACTIVE',
      users: { used: 1, included: 5 },
      checkout: null,
    });
    expect((await press(product(), url)).status).toBe(410);
    expect((await vet.call(readMe, {})).facilitiesToBeCompleted).toEqual([]);
  });

  it('goes back to where it was when the page is left', async () => {
    const vet = await newVet(product());
    const body = { facilityId: vet.facility.id, planId: 'CLINIC' } as const;
    const { url } = await vet.call(createCheckout, { body });
    await press(product(), url, '?outcome=cancel');
    const again = await vet.call(createCheckout, { body });
    expect(again.url).not.toBe(url);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: null, status: 'CHECKOUT' });
  });

  it('goes up at once, down with the next payment of the page, and to free with the term', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'STANDARD');
    await choosePlan(product(), vet, 'CLINIC');
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'CLINIC', status: 'ACTIVE' });
    await choosePlan(product(), vet, 'STANDARD');
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', status: 'ACTIVE' });
    await vet.call(createCheckout, { body: { facilityId: vet.facility.id, planId: 'FREE' } });
    const ending = await subscriptionOf(vet);
    expect(ending).toMatchObject({ plan: 'STANDARD', status: 'NON_RENEWING' });
    expect(Date.parse(ending.termEndsAt ?? '')).toBeGreaterThan(product().clock.now().getTime());
    await vet.call(createCheckout, { body: { facilityId: vet.facility.id, planId: 'STANDARD' } });
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', status: 'ACTIVE' });
  });

  it('keeps the people that are paid for beyond, when what is missing is paid and with another plan', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'CLINIC');
    await pressInPortal(product(), vet, '?action=more');
    await pressInPortal(product(), vet, '?action=more');
    const seats = async () => {
      const { users, extraUsers } = await subscriptionOf(vet);
      return [users.included, extraUsers];
    };
    expect(await seats()).toEqual([17, 2]);
    await pressInPortal(product(), vet, '?action=fail');
    await pressInPortal(product(), vet, '?action=advance&days=30');
    await choosePlan(product(), vet, 'CLINIC');
    expect(await subscriptionOf(vet)).toMatchObject({ status: 'ACTIVE', users: { included: 17 } });
    await choosePlan(product(), vet, 'STANDARD');
    expect(await seats()).toEqual([7, 2]);
    await choosePlan(product(), vet, 'NETWORK');
    expect(await seats()).toEqual([50, 0]);
  });

  it('shows what was invoiced', async () => {
    const vet = await newVet(product());
    const query = { facilityId: vet.facility.id };
    expect(await vet.call(readInvoices, { query })).toEqual([]);
    await choosePlan(product(), vet, 'STANDARD');
    expect(await vet.call(readInvoices, { query })).toMatchObject([
      { total: 2900, amountDue: 0, currency: 'EUR', status: 'PAID' },
    ]);
    await pressInPortal(product(), vet, '?action=fail');
    await pressInPortal(product(), vet, '?action=advance&days=30');
    expect(await vet.call(readInvoices, { query })).toMatchObject([
      { total: 2900, amountDue: 2900, status: 'DUE' },
      { status: 'PAID' },
    ]);
  });

  it('believes nobody’s customer id but the provider’s', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const subscribe = (facilityId: string, ChargebeeCustomerId: string) =>
      vet.call(subscribeFacility, {
        body: { facilityId, ChargebeeCustomerId, businessName: 'Nuova Srl' },
      });
    const own = `fac_${vet.facility.id}`;
    await expect(subscribe(vet.facility.id, own)).rejects.toMatchObject({ status: 404 });
    await choosePlan(product(), other, 'STANDARD');
    await expect(subscribe(vet.facility.id, `fac_${other.facility.id}`)).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    await expect(subscribe(other.facility.id, own)).rejects.toMatchObject({ status: 404 });
    await vet.call(createCheckout, { body: { facilityId: vet.facility.id, planId: 'STANDARD' } });
    expect(await subscribe(vet.facility.id, own)).toMatchObject({
      ChargebeeCustomerId: own,
      businessName: 'Nuova Srl',
      configurationStatus: 'DONE',
    });
    expect((await vet.call(readMe, {})).facilitiesToBeCompleted).toEqual([]);
    expect(
      await vet.call(readFacilities, { query: { facilityId: vet.facility.id } }),
    ).toMatchObject([{ ChargebeeCustomerId: own }]);
  });

  it.each(['Nuova Srl', undefined])('publishes a customer once, with the name %s', async (name) => {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const { heard } = await openSocket(vet);
    const published = () => heard.filter(([kind]) => kind === 'subscription');
    await vet.call(createCheckout, { body: { facilityId, planId: 'STANDARD' } });
    await expect.poll(published).toHaveLength(1);
    const body = { facilityId, ChargebeeCustomerId: `fac_${facilityId}`, businessName: name };
    await vet.call(subscribeFacility, { body });
    await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'Visit', duration: 30, enabled: true },
    });
    await expect.poll(() => heard.map(([kind]) => kind)).toContain('staff');
    expect(published()).toHaveLength(2);
  });

  it('tells the provider what has changed for its invoices', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'STANDARD');
    const body = { facilityId: vet.facility.id, businessName: 'Alba Vet Srl' };
    await vet.call(updateFacility, { body });
    await expect
      .poll(async () => {
        const { rows } = await product().pool.query<{ company: string }>(
          `select state->>'company' as company from sandbox_billing where id = $1`,
          [`fac_${vet.facility.id}`],
        );
        return rows[0]?.company;
      })
      .toBe('Alba Vet Srl');
  });

  it('has room for as many clinics as it says, in one organization', async () => {
    const vet = await newVet(product());
    const open = (name: string) => openFurther(vet, name);
    await expect(open('Early')).rejects.toMatchObject({
      status: 409,
      code: 'TRIAL_ONE_FACILITY',
    });
    await choosePlan(product(), vet, 'STANDARD');
    const opened = await Promise.allSettled([open('Second'), open('Third'), open('Fourth')]);
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(open('Third')).rejects.toMatchObject({
      status: 402,
      code: 'PLAN_LIMIT',
      fields: [{ field: 'facilities', params: { limit: 2, used: 2, plan: 'STANDARD' } }],
    });
    const { facilities } = await vet.call(readMe, {});
    expect(new Set(facilities.map(({ OrganizationId }) => OrganizationId)).size).toBe(1);
    expect(await subscriptionOf(vet)).toMatchObject({ facilities: { used: 2, included: 2 } });
    await choosePlan(product(), vet, 'CLINIC');
    await expect(open('Third')).resolves.toMatchObject({ configurationStatus: 'DONE' });
  });
});
