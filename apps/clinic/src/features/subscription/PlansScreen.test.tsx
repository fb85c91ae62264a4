import '@zampa/i18n/english/subscription';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { describe, expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { PlansScreen } from './PlansScreen.tsx';

const subscription: Subscription = {
  trial: null,
  plan: 'STANDARD',
  status: 'ACTIVE',
  users: { used: 4, included: 5 },
  facilities: { used: 1, included: 2 },
  feePercent: 1.5,
  termEndsAt: '2026-12-20T09:00:00.000Z',
  pastDueSince: null,
  restriction: null,
  checkout: null,
  takenByCard: 458_700,
};

const opened = (answers: Answers = {}, state: Partial<Subscription> = {}) =>
  renderAtClinic(<PlansScreen />, {
    answers: {
      'GET /subscription': () => ({ ...subscription, ...state }),
      'GET /facilities': () => [],
      ...answers,
    },
  });

describe('the plans', () => {
  it('are compared by the clinic’s own month and people', async () => {
    const { page } = await opened();
    const standard = page.getByRole('article', { name: 'Standard' });
    await expect.element(standard.getByText('€97.80', { exact: false })).toBeVisible();
    await expect
      .element(standard.getByText('Cheapest for you now', { exact: false }))
      .toBeVisible();
    await expect.element(standard.getByText('Your plan', { exact: false })).toBeVisible();
    const free = page.getByRole('article', { name: 'Free for ever' });
    await expect.element(free.getByText('Nobody is removed.', { exact: false })).toBeVisible();
    await expect.element(free.getByText('Too small for you', { exact: false })).toBeVisible();
    await expect
      .element(page.getByRole('article', { name: 'Clinic', exact: true }).getByText('€120.28'))
      .toBeVisible();
  });

  it('say why one cannot be chosen now, and let it be tried again', async () => {
    const { page } = await opened({
      'POST /subscription/checkout': () => refusal(409, 'STATUS_CONFLICT'),
    });
    const button = page.getByRole('button', { name: 'Choose Clinic' });
    await button.click();
    await expect
      .element(page.getByText('no longer possible', { exact: false }).first())
      .toBeVisible();
    await expect.element(button).toBeEnabled();
  });

  it('say what is missing when a payment is', async () => {
    const { page } = await opened(
      {},
      {
        status: 'PAST_DUE',
        pastDueSince: '2026-11-01T09:00:00.000Z',
        restriction: 'SUBSCRIPTION_PAST_DUE',
      },
    );
    await expect
      .element(page.getByText('A payment is missing since', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Settle it' })).toBeVisible();
  });
});
