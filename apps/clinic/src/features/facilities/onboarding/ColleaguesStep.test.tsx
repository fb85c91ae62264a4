import '@zampa/i18n/english/facilities-onboarding';
import type { OnboardingStep } from '@zampa/domain/facilities/steps';
import { AddressLink } from '@zampa/shared-screens/navigation/AddressLink.tsx';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ColleaguesStep } from './ColleaguesStep.tsx';

const opened = (missing: readonly OnboardingStep[]) =>
  renderAtClinic(
    <>
      <ColleaguesStep onDone={() => undefined} />
      <AddressLink url="/dashboard">Home</AddressLink>
    </>,
    {
      answers: { 'GET /facilities/complete': () => ({ complete: false, percent: 50, missing }) },
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
