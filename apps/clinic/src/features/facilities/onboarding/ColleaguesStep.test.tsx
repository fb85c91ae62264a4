import '@zampa/i18n/english/facilities-onboarding';
import type { Subscription } from '@zampa/contract/subscription/objects';
import type { OnboardingStep } from '@zampa/domain/facilities/steps';
import { AddressLink } from '@zampa/shared-screens/navigation/AddressLink.tsx';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ColleaguesStep } from './ColleaguesStep.tsx';

const trial: Omit<Subscription, 'users'> = {
  trial: { status: 'ONBOARDING', startedAt: null, endsAt: null, daysLeft: null },
  plan: null,
  status: 'NONE',
  extraUsers: 0,
  facilities: { used: 1, included: 1 },
  feePercent: 1.5,
  termEndsAt: null,
  pastDueSince: null,
  restriction: null,
  checkout: null,
  takenByCard: 0,
};

const opened = (missing: readonly OnboardingStep[], used = 1) =>
  renderAtClinic(
    <>
      <ColleaguesStep onDone={() => undefined} />
      <AddressLink url="/dashboard">Home</AddressLink>
    </>,
    {
      answers: {
        'GET /facilities/complete': () => ({ complete: false, percent: 50, missing }),
        'GET /subscription': () => ({ ...trial, users: { used, included: 5 } }),
      },
    },
  );

it('does not lose an invitation that is half typed', async () => {
  const { page, path } = await opened(['colleagues']);
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill('anna@clinic.example');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(email).toHaveValue('anna@clinic.example');
  expect(path()).toBe('/');
});

it.each([
  { why: 'nothing was answered yet', missing: ['colleagues'], label: 'Nobody for now' },
  { why: 'somebody was invited before', missing: [], label: 'Continue' },
] as const)('goes on with $label where $why', async ({ missing, label }) => {
  const { page } = await opened(missing);
  await expect.element(page.getByRole('button', { name: label })).toBeVisible();
});

it('says how many seats there are', async () => {
  const { page } = await opened(['colleagues'], 4);
  await expect.element(page.getByText('4 of 5 seats')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

it('asks for nobody more once all seats are taken', async () => {
  const { page } = await opened(['colleagues'], 5);
  await expect.element(page.getByText('All seats are taken (5 of 5 seats)')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Choose a plan' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Nobody for now' })).toBeVisible();
});
