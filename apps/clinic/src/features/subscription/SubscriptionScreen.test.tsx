import '@zampa/i18n/english/subscription';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { SubscriptionScreen } from './SubscriptionScreen.tsx';
import { subscription as subscriptionSample } from './subscription.test-data.ts';

const subscription = subscriptionSample({
  plan: 'NETWORK',
  status: 'PAST_DUE',
  users: { used: 4, included: 50 },
  facilities: { used: 2, included: null },
  feePercent: 0.5,
  pastDueSince: '2026-11-20T09:00:00.000Z',
});

const renderSubscription = (governs: boolean) =>
  renderAtClinic(<SubscriptionScreen hasPaid />, {
    governs,
    answers: {
      'GET /subscription': () => subscription,
      'GET /subscription/invoices': () => [],
      'GET /facilities': () => [],
    },
  });

it('SubscriptionScreen shows a clinic admin the plan and who decides on it, without buttons and invoices', async () => {
  const { page, server } = await renderSubscription(false);
  await expect
    .element(
      page.getByText(
        'Only admins of all clinics in this organization can choose the plan and see invoices.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('Payment overdue since', { exact: false })).toBeVisible();
  for (const name of ['Pay now', 'Card, invoices and cancellation'])
    expect(page.getByRole('button', { name }).query(), name).toBeNull();
  expect(page.getByRole('link').elements()).toEqual([]);
  for (const call of ['GET /subscription/invoices', 'POST /facilities/subscribe'] as const)
    expect(server.sent(call), call).toEqual([]);
});

it('SubscriptionScreen lets a governor change the plan and see the invoices', async () => {
  const { page, server } = await renderSubscription(true);
  for (const name of ['Pay now', 'Card, invoices and cancellation'])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  await expect.poll(() => server.sent('GET /subscription/invoices').length).toBeGreaterThan(0);
});
