import '@zampa/i18n/english/subscription';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { describe, expect, it } from 'vitest';
import type { Locator } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { PlansScreen } from './PlansScreen.tsx';

const subscription: Subscription = {
  trial: null,
  plan: 'STANDARD',
  status: 'ACTIVE',
  users: { used: 4, included: 5 },
  extraUsers: 0,
  facilities: { used: 1, included: 2 },
  feePercent: 1.5,
  termEndsAt: '2026-12-20T09:00:00.000Z',
  pastDueSince: null,
  restriction: null,
  checkout: null,
  takenByCard: 458_700,
};

const opened = (answers: Answers = {}, state: Partial<Subscription> = {}, governs = true) =>
  renderAtClinic(<PlansScreen />, {
    governs,
    answers: {
      'GET /subscription': () => ({ ...subscription, ...state }),
      'GET /facilities': () => [],
      ...answers,
    },
  });

/** What a plan comes to for the clinic; its price stands above that. */
const monthOn = (card: Locator) =>
  card.getByText('With your last 30 days').query()?.parentElement?.textContent;

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

  it('cost what is charged: the people that are paid for beyond are kept, the others bought later', async () => {
    // What of the included is paid for beyond is said, and is not what this screen makes of it.
    const state = { users: { used: 4, included: 8 }, extraUsers: 2, takenByCard: 0 };
    const { page } = await opened({}, state);
    const card = (name: string) => page.getByRole('article', { name, exact: true });
    // Two people beyond, each for nine euros.
    await expect.poll(() => monthOn(card('Standard'))).toContain('€47.00');
    await expect
      .element(card('Standard').getByText('And 2 more people that you keep'))
      .toBeVisible();
    expect(monthOn(card('Clinic'))).toContain('€79.00');
  });

  it('are not the cheapest without room for everybody', async () => {
    const state = {
      plan: null,
      trial: null,
      status: 'NONE',
      users: { used: 7, included: 5 },
    } as const;
    const { page } = await opened({}, { ...state, takenByCard: 0 });
    const standard = page.getByRole('article', { name: 'Standard' });
    await expect.poll(() => monthOn(standard)).toContain('€29.00');
    await expect.element(standard.getByText('One more person: €9.00 a month')).toBeVisible();
    const clinic = page.getByRole('article', { name: 'Clinic', exact: true });
    await expect.element(clinic.getByText('Cheapest for you now')).toBeVisible();
  });

  it('are not for an admin of one of several clinics to choose', async () => {
    const { page } = await opened({}, {}, false);
    await expect
      .element(page.getByText('The admins of all clinics of this organization choose its plan'))
      .toBeVisible();
    await expect.element(page.getByText('Your plan', { exact: false })).toBeVisible();
    expect(page.getByRole('article').getByRole('button').elements()).toEqual([]);
    expect(page.getByRole('link', { name: 'Change the billing data' }).query()).toBeNull();
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
