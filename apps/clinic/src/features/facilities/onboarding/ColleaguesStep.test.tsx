import '@zampa/i18n/english/facilities-onboarding';
import type { Subscription } from '@zampa/contract/subscription/objects';
import type { OnboardingStep } from '@zampa/domain/facilities/onboarding-steps';
import { ServerPathLink } from '@zampa/shared-screens/navigation/ServerPathLink.tsx';
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

const renderStep = (missing: readonly OnboardingStep[], used = 1) =>
  renderAtClinic(
    <>
      <ColleaguesStep onDone={() => undefined} />
      <ServerPathLink url="/dashboard">Home</ServerPathLink>
    </>,
    {
      answers: {
        'GET /facilities/complete': () => ({ complete: false, percent: 50, missing }),
        'GET /subscription': () => ({ ...trial, users: { used, included: 15 } }),
      },
    },
  );

it('ColleaguesStep asks before discarding a half-typed invitation', async () => {
  const { page, path } = await renderStep(['colleagues']);
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill('anna@clinic.example');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(email).toHaveValue('anna@clinic.example');
  expect(path()).toBe('/');
});

it.each([
  { why: 'nothing was answered yet', missing: ['colleagues'], label: 'No one for now' },
  { why: 'a colleague is already invited', missing: [], label: 'Continue' },
] as const)('ColleaguesStep offers the button $label when $why', async ({ missing, label }) => {
  const { page } = await renderStep(missing);
  await expect.element(page.getByRole('button', { name: label })).toBeVisible();
});

it('ColleaguesStep shows how many seats are taken', async () => {
  const { page } = await renderStep(['colleagues'], 4);
  await expect.element(page.getByText('4 of 15 seats')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

it('ColleaguesStep replaces the form with a link to the plans once all seats are taken', async () => {
  const { page } = await renderStep(['colleagues'], 15);
  await expect
    .element(page.getByText('All seats of the trial are taken (15 of 15 seats)'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Choose a plan' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'No one for now' })).toBeVisible();
});
