import '@zampa/i18n/english/subscription';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { describe, expect, it } from 'vitest';
import type { Locator } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { PlansScreen } from './PlansScreen.tsx';
import { subscription } from './subscription.test-data.ts';

const renderPlans = (answers: Answers = {}, state: Partial<Subscription> = {}, governs = true) =>
  renderAtClinic(<PlansScreen />, {
    governs,
    answers: {
      'GET /subscription': () => subscription({ takenByCard: 458_700, ...state }),
      'GET /facilities': () => [],
      ...answers,
    },
  });

/** Returns the monthly cost of a plan for the clinic. */
const monthlyCost = (card: Locator) =>
  card.getByText('With your last 30 days').query()?.parentElement?.textContent;

describe('PlansScreen', () => {
  it("compares the plans by the clinic's last 30 days and its team", async () => {
    const { page } = await renderPlans();
    const standard = page.getByRole('article', { name: 'Standard' });
    await expect.element(standard.getByText('€97.80', { exact: false })).toBeVisible();
    await expect
      .element(standard.getByText('Cheapest for you now', { exact: false }))
      .toBeVisible();
    await expect.element(standard.getByText('Your plan', { exact: false })).toBeVisible();
    const free = page.getByRole('article', { name: 'Free forever' });
    await expect
      .element(
        free.getByText(
          /^No one will be removed\. New invitations will wait until you use 2 seats or fewer\.$/,
        ),
      )
      .toBeVisible();
    await expect.element(free.getByText('Too small', { exact: false })).toBeVisible();
    await expect
      .element(page.getByRole('article', { name: 'Clinic', exact: true }).getByText('€120.28'))
      .toBeVisible();
  });

  it('includes paid extra seats in the cost, but not seats that would be bought later', async () => {
    // The server reports the paid extra people; the screen must not derive them from `included`.
    const state = { users: { used: 4, included: 8 }, extraUsers: 2, takenByCard: 0 };
    const { page } = await renderPlans({}, state);
    const card = (name: string) => page.getByRole('article', { name, exact: true });
    // Two extra people at €9.00 each.
    await expect.poll(() => monthlyCost(card('Standard'))).toContain('€47.00');
    await expect.element(card('Standard').getByText('Plus 2 extra seats you keep')).toBeVisible();
    expect(monthlyCost(card('Clinic'))).toContain('€79.00');
  });

  it('does not mark a plan with too few seats as cheapest', async () => {
    const state = {
      plan: null,
      trial: null,
      status: 'NONE',
      users: { used: 7, included: 5 },
    } as const;
    const { page } = await renderPlans({}, { ...state, takenByCard: 0 });
    const standard = page.getByRole('article', { name: 'Standard' });
    await expect.poll(() => monthlyCost(standard)).toContain('€29.00');
    await expect.element(standard.getByText('Extra seat: €9.00 a month')).toBeVisible();
    const clinic = page.getByRole('article', { name: 'Clinic', exact: true });
    await expect.element(clinic.getByText('Cheapest for you now')).toBeVisible();
  });

  it('does not let a clinic admin choose a plan without governing the organization', async () => {
    const { page } = await renderPlans({}, {}, false);
    await expect
      .element(
        page.getByText(
          'Only admins of all clinics in this organization can choose the plan and see invoices.',
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText('Your plan', { exact: false })).toBeVisible();
    expect(page.getByRole('article').getByRole('button').elements()).toEqual([]);
    expect(page.getByRole('link', { name: 'Edit the billing data' }).query()).toBeNull();
  });

  it('shows why a plan cannot be chosen and allows another attempt', async () => {
    const { page } = await renderPlans({
      'POST /subscription/checkout': () => refusal(409, 'STATUS_CONFLICT'),
    });
    const button = page.getByRole('button', { name: 'Choose Clinic' });
    await button.click();
    await expect
      .element(page.getByText('no longer possible', { exact: false }).first())
      .toBeVisible();
    await expect.element(button).toBeEnabled();
  });

  it('shows an overdue payment', async () => {
    const { page } = await renderPlans(
      {},
      {
        status: 'PAST_DUE',
        pastDueSince: '2026-11-01T09:00:00.000Z',
        restriction: 'SUBSCRIPTION_PAST_DUE',
      },
    );
    await expect.element(page.getByText('Payment overdue since', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
  });
});
