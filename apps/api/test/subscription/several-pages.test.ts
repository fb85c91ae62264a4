import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { readInvoices } from '@zampa/contract/subscription/read-invoices';
import { readSubscription } from '@zampa/contract/subscription/read-subscription';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { choosePlan, press, pressInPortal } from './choose-plan.ts';

describe('pages to pay on that are open beside others', () => {
  const product = useProduct();
  const subscriptionOf = (vet: Vet) =>
    vet.call(readSubscription, { query: { facilityId: vet.facility.id } });

  it('shows no page again that would take away the people bought since it was opened', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'CLINIC');
    const body = { facilityId: vet.facility.id, planId: 'STANDARD' } as const;
    const left = await vet.call(createCheckout, { body });
    await pressInPortal(product(), vet, '?action=more');
    await pressInPortal(product(), vet, '?action=more');
    await expect.poll(async () => (await subscriptionOf(vet)).checkout).toBeNull();
    const { url } = await vet.call(createCheckout, { body });
    expect(url).not.toBe(left.url);
    expect(await vet.call(createCheckout, { body })).toEqual({ url });
    await press(product(), url);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', users: { included: 7 } });
  });

  it('keeps the people bought since a page was opened, whoever pays on it after all', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'CLINIC');
    const body = { facilityId: vet.facility.id, planId: 'STANDARD' } as const;
    const left = await vet.call(createCheckout, { body });
    await pressInPortal(product(), vet, '?action=more');
    await expect.poll(async () => (await subscriptionOf(vet)).checkout).toBeNull();
    // What is bought once it is shown no more counts as well.
    await pressInPortal(product(), vet, '?action=more');
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'CLINIC', users: { included: 17 } });
    expect((await press(product(), left.url)).status).toBe(303);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', users: { included: 7 } });
    // It has had its say: who is given up later stays given up.
    await pressInPortal(product(), vet, '?action=fewer');
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', users: { included: 6 } });
  });

  it('keeps them also on a page that was left for another plan', async () => {
    const vet = await newVet(product());
    const open = (planId: 'STANDARD' | 'CLINIC') =>
      vet.call(createCheckout, { body: { facilityId: vet.facility.id, planId } });
    const left = await open('STANDARD');
    await press(product(), (await open('CLINIC')).url);
    await pressInPortal(product(), vet, '?action=more');
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'CLINIC', users: { included: 16 } });
    await press(product(), left.url);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', users: { included: 6 } });
  });

  it('shows a page on, whatever is answered that was read before what is known by now', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'CLINIC');
    const body = { facilityId: vet.facility.id, planId: 'STANDARD' } as const;
    const shown = await vet.call(createCheckout, { body });
    // As where somebody was bought, and the page opened with them, while the answer was on its way.
    await product().pool.query(
      'update billing_accounts set version = version + 1000000, page_extra_users = 1 where facility_id = $1',
      [vet.facility.id],
    );
    expect(await vet.call(createCheckout, { body })).toEqual(shown);
    expect((await subscriptionOf(vet)).checkout).toMatchObject(shown);
  });

  it('pays for one subscription, whoever pays on two pages', async () => {
    const vet = await newVet(product());
    const open = (planId: 'STANDARD' | 'CLINIC') =>
      vet.call(createCheckout, { body: { facilityId: vet.facility.id, planId } });
    const [first, second] = [await open('STANDARD'), await open('CLINIC')];
    await press(product(), first.url);
    await press(product(), second.url);
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

  it('opens one page, however often it is chosen at once', async () => {
    const vet = await newVet(product());
    const body = { facilityId: vet.facility.id, planId: 'NETWORK' } as const;
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => vet.call(createCheckout, { body })),
    );
    const [url] = new Set(opened.map((page) => page.url));
    expect(new Set(opened.map((page) => page.url))).toEqual(new Set([url]));
    expect((await subscriptionOf(vet)).checkout).toMatchObject({ url });
    await press(product(), url ?? '');
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'NETWORK', status: 'ACTIVE' });
  });
});
