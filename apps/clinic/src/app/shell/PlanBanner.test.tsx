import '@zampa/i18n/english/subscription';
import { FACILITY_ADMIN } from '@zampa/domain/people/roles';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { PlanBanner } from './PlanBanner.tsx';

const VETERINARIAN = 3;

it.each([
  {
    restriction: 'SUBSCRIPTION_PAST_DUE',
    says: 'new work waits until it is settled',
    link: 'Settle it',
    to: '/workspace/subscription',
  },
  {
    restriction: 'TRIAL_EXPIRED',
    says: 'new work waits until you choose a plan',
    link: 'See the plans',
    to: '/workspace/subscription/plans',
  },
] as const)('leads an admin to what ends it: $link', async ({ restriction, says, link, to }) => {
  const { page } = await renderAtClinic(<PlanBanner restriction={restriction} />, {
    idRole: FACILITY_ADMIN,
  });
  await expect.element(page.getByText(says, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', to);
});

it.each([
  { restriction: 'SUBSCRIPTION_PAST_DUE', says: 'until an admin settles it' },
  { restriction: 'TRIAL_EXPIRED', says: 'until an admin chooses a plan' },
] as const)('tells the others whose it is: $says', async ({ restriction, says }) => {
  const { page } = await renderAtClinic(<PlanBanner restriction={restriction} />, {
    idRole: VETERINARIAN,
  });
  await expect.element(page.getByText(says, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
