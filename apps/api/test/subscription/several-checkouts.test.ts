import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { readInvoices } from '@zampa/contract/subscription/read-invoices';
import { readSubscription } from '@zampa/contract/subscription/read-subscription';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { choosePlan, submitSandboxPage, submitPortalAction } from './choose-plan.ts';

describe('several open checkout pages', () => {
  const product = useProduct();
  const subscriptionOf = (vet: Vet) =>
    vet.call(readSubscription, { query: { facilityId: vet.facility.id } });

  it('are replaced after extra seats were bought, because paying would remove those seats', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'CLINIC');
    const body = { facilityId: vet.facility.id, planId: 'STANDARD' } as const;
    const left = await vet.call(createCheckout, { body });
    await submitPortalAction(product(), vet, '?action=more');
    await submitPortalAction(product(), vet, '?action=more');
    await expect.poll(async () => (await subscriptionOf(vet)).checkout).toBeNull();
    const { url } = await vet.call(createCheckout, { body });
    expect(url).not.toBe(left.url);
    expect(await vet.call(createCheckout, { body })).toEqual({ url });
    await submitSandboxPage(product(), url);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', users: { included: 7 } });
  });

  it('keep extra seats bought since, even if the old page is paid after all', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'CLINIC');
    const body = { facilityId: vet.facility.id, planId: 'STANDARD' } as const;
    const left = await vet.call(createCheckout, { body });
    await submitPortalAction(product(), vet, '?action=more');
    await expect.poll(async () => (await subscriptionOf(vet)).checkout).toBeNull();
    // Seats bought after the page was replaced count as well.
    await submitPortalAction(product(), vet, '?action=more');
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'CLINIC', users: { included: 17 } });
    expect((await submitSandboxPage(product(), left.url)).status).toBe(303);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', users: { included: 7 } });
    // The old page counts only once: a seat that is given up later stays given up.
    await submitPortalAction(product(), vet, '?action=fewer');
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', users: { included: 6 } });
  });

  it('keep extra seats when the page of an abandoned other plan is paid after all', async () => {
    const vet = await newVet(product());
    const open = (planId: 'STANDARD' | 'CLINIC') =>
      vet.call(createCheckout, { body: { facilityId: vet.facility.id, planId } });
    const left = await open('STANDARD');
    await submitSandboxPage(product(), (await open('CLINIC')).url);
    await submitPortalAction(product(), vet, '?action=more');
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'CLINIC', users: { included: 16 } });
    await submitSandboxPage(product(), left.url);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', users: { included: 6 } });
  });

  it('stay valid when the provider sends an answer older than the stored state', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'CLINIC');
    const body = { facilityId: vet.facility.id, planId: 'STANDARD' } as const;
    const shown = await vet.call(createCheckout, { body });
    // As when a seat was bought, and the page opened with it, while the answer was on its way.
    await product().pool.query(
      'update billing_accounts set version = version + 1000000, page_extra_users = 1 where facility_id = $1',
      [vet.facility.id],
    );
    expect(await vet.call(createCheckout, { body })).toEqual(shown);
    expect((await subscriptionOf(vet)).checkout).toMatchObject(shown);
  });

  it('lead to one subscription when two pages are paid', async () => {
    const vet = await newVet(product());
    const open = (planId: 'STANDARD' | 'CLINIC') =>
      vet.call(createCheckout, { body: { facilityId: vet.facility.id, planId } });
    const [first, second] = [await open('STANDARD'), await open('CLINIC')];
    await submitSandboxPage(product(), first.url);
    await submitSandboxPage(product(), second.url);
    const { rows } = await product().pool.query<{ status: string }>(
      `select state->>'status' as status from sandbox_billing
        where kind = 'subscription' and customer_id = $1 order by status`,
      [`fac_${vet.facility.id}`],
    );
    expect(rows.map(({ status }) => status)).toEqual(['active', 'cancelled']);
    expect(await subscriptionOf(vet)).toMatchObject({ status: 'ACTIVE' });
    const invoices = await vet.call(readInvoices, { query: { facilityId: vet.facility.id } });
    expect(invoices.map(({ status }) => status).toSorted()).toEqual(['PAID', 'VOIDED']);
  });

  it('are the same page when one plan is chosen several times concurrently', async () => {
    const vet = await newVet(product());
    const body = { facilityId: vet.facility.id, planId: 'NETWORK' } as const;
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => vet.call(createCheckout, { body })),
    );
    const [url] = new Set(opened.map((page) => page.url));
    expect(new Set(opened.map((page) => page.url))).toEqual(new Set([url]));
    expect((await subscriptionOf(vet)).checkout).toMatchObject({ url });
    await submitSandboxPage(product(), url ?? '');
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'NETWORK', status: 'ACTIVE' });
  });
});
