import '@zampa/i18n/english/subscription';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { SubscriptionScreen } from './SubscriptionScreen.tsx';

const subscription: Subscription = {
  trial: null,
  plan: 'NETWORK',
  status: 'PAST_DUE',
  users: { used: 4, included: 50 },
  extraUsers: 0,
  facilities: { used: 2, included: null },
  feePercent: 0.5,
  termEndsAt: '2026-12-20T09:00:00.000Z',
  pastDueSince: '2026-11-20T09:00:00.000Z',
  restriction: null,
  checkout: null,
  takenByCard: 0,
};

const opened = (governs: boolean) =>
  renderAtClinic(<SubscriptionScreen hasPaid />, {
    governs,
    answers: {
      'GET /subscription': () => subscription,
      'GET /subscription/invoices': () => [],
      'GET /facilities': () => [],
    },
  });

it('shows an admin of one of several clinics the plan, and who decides on it', async () => {
  const { page, server } = await opened(false);
  await expect
    .element(page.getByText('The admins of all clinics of this organization choose its plan'))
    .toBeVisible();
  await expect
    .element(page.getByText('A payment is missing since', { exact: false }))
    .toBeVisible();
  for (const name of ['Settle it', 'Card, invoices and cancellation'])
    expect(page.getByRole('button', { name }).query(), name).toBeNull();
  expect(page.getByRole('link').elements()).toEqual([]);
  for (const call of ['GET /subscription/invoices', 'POST /facilities/subscribe'] as const)
    expect(server.sent(call), call).toEqual([]);
});

it('lets who governs the organization change it, and see its invoices', async () => {
  const { page, server } = await opened(true);
  for (const name of ['Settle it', 'Card, invoices and cancellation'])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  await expect.poll(() => server.sent('GET /subscription/invoices').length).toBeGreaterThan(0);
});
