import { readMe } from '@zampa/contract/people/read-me';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { readInvoices } from '@zampa/contract/subscription/read-invoices';
import { readPlans } from '@zampa/contract/subscription/read-plans';
import { readSubscription } from '@zampa/contract/subscription/read-subscription';
import { createService } from '@zampa/contract/services/create-service';
import { subscribeFacility } from '@zampa/contract/subscription/subscribe-facility';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { openAnotherClinic } from '../facilities/open-another-clinic.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { choosePlan, submitSandboxPage, submitPortalAction } from './choose-plan.ts';

describe('choosing a plan', () => {
  const product = useProduct();
  const subscriptionOf = (vet: Vet) =>
    vet.call(readSubscription, { query: { facilityId: vet.facility.id } });

  it('offers four plans with their price, fee and number of users', async () => {
    const plans = await (await newVet(product())).call(readPlans, {});
    expect(plans).toMatchObject([
      { id: 'FREE', price: 0, feePercent: 3, includedUsers: 2, free: true },
      { id: 'STANDARD', price: 2900, feePercent: 1.5, includedUsers: 5, free: false },
      { id: 'CLINIC', price: 7900, feePercent: 0.9, includedUsers: 15, free: false },
      { id: 'NETWORK', price: 19900, feePercent: 0.5, includedUsers: 50, free: false },
    ]);
    for (const plan of plans) expect(plan.currency).toBe('EUR');
  });

  it('starts from no plan, with fifteen seats as in the trial', async () => {
    expect(await subscriptionOf(await newVet(product()))).toMatchObject({
      trial: { status: 'ONBOARDING' },
      plan: null,
      status: 'NONE',
      users: { used: 1, included: 15 },
      facilities: { used: 1, included: 1 },
      feePercent: 1.5,
      restriction: null,
      checkout: null,
    });
  });

  it('is part of the configuration of a clinic, also without a plan', async () => {
    const vet = await newVet(product());
    const query = { facilityId: vet.facility.id };
    const before = await vet.call(readFacilityConfiguration, { query });
    expect(before.subscription).toEqual({ plan: null, status: 'NONE' });
    await choosePlan(product(), vet, 'CLINIC');
    const after = await vet.call(readFacilityConfiguration, { query });
    expect(after.subscription).toEqual({ plan: 'CLINIC', status: 'ACTIVE' });
  });

  it('applies the free plan immediately and completes the setup of the clinic', async () => {
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

  it('waits for the checkout of a paid plan and returns the same page again', async () => {
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
    expect((await submitSandboxPage(product(), url, '?outcome=decline')).status).toBe(303);
    expect(await subscriptionOf(vet)).toMatchObject({ status: 'CHECKOUT' });
    expect((await submitSandboxPage(product(), url)).status).toBe(303);
    expect(await subscriptionOf(vet)).toMatchObject({
      trial: null,
      plan: 'STANDARD',
      status: 'ACTIVE',
      users: { used: 1, included: 5 },
      checkout: null,
    });
    expect((await submitSandboxPage(product(), url)).status).toBe(410);
    expect((await vet.call(readMe, {})).facilitiesToBeCompleted).toEqual([]);
  });

  it('leaves the plan unchanged when the checkout is canceled, and the next one opens a new page', async () => {
    const vet = await newVet(product());
    const body = { facilityId: vet.facility.id, planId: 'CLINIC' } as const;
    const { url } = await vet.call(createCheckout, { body });
    await submitSandboxPage(product(), url, '?outcome=cancel');
    const again = await vet.call(createCheckout, { body });
    expect(again.url).not.toBe(url);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: null, status: 'CHECKOUT' });
  });

  it('upgrades and downgrades once paid, and switches to the free plan at the end of the term', async () => {
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

  it('keeps extra paid seats when an overdue plan is paid and when the plan changes', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'CLINIC');
    await submitPortalAction(product(), vet, '?action=more');
    await submitPortalAction(product(), vet, '?action=more');
    const seats = async () => {
      const { users, extraUsers } = await subscriptionOf(vet);
      return [users.included, extraUsers];
    };
    expect(await seats()).toEqual([17, 2]);
    await submitPortalAction(product(), vet, '?action=fail');
    await submitPortalAction(product(), vet, '?action=advance&days=30');
    await choosePlan(product(), vet, 'CLINIC');
    expect(await subscriptionOf(vet)).toMatchObject({ status: 'ACTIVE', users: { included: 17 } });
    await choosePlan(product(), vet, 'STANDARD');
    expect(await seats()).toEqual([7, 2]);
    await choosePlan(product(), vet, 'NETWORK');
    expect(await seats()).toEqual([50, 0]);
  });

  it('lists the invoices', async () => {
    const vet = await newVet(product());
    const query = { facilityId: vet.facility.id };
    expect(await vet.call(readInvoices, { query })).toEqual([]);
    await choosePlan(product(), vet, 'STANDARD');
    expect(await vet.call(readInvoices, { query })).toMatchObject([
      { total: 2900, amountDue: 0, currency: 'EUR', status: 'PAID' },
    ]);
    await submitPortalAction(product(), vet, '?action=fail');
    await submitPortalAction(product(), vet, '?action=advance&days=30');
    expect(await vet.call(readInvoices, { query })).toMatchObject([
      { total: 2900, amountDue: 2900, status: 'DUE' },
      { status: 'PAID' },
    ]);
  });

  it('accepts a customer id only if the billing provider assigned it to the clinic', async () => {
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

  it.each(['Nuova Srl', undefined])(
    'publishes a new customer once, with the name %s',
    async (name) => {
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
    },
  );

  it('sends changed invoice details to the billing provider', async () => {
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

  it('allows as many clinics as the plan includes, in one organization', async () => {
    const vet = await newVet(product());
    const open = (name: string) => openAnotherClinic(vet, name);
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
