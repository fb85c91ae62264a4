import '@zampa/i18n/english/subscription';
import { FACILITY_ADMIN, VETERINARIAN } from '@zampa/domain/people/roles';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { PlanBanner } from './PlanBanner.tsx';

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
  {
    idRole: VETERINARIAN,
    restriction: 'SUBSCRIPTION_PAST_DUE',
    says: 'until an admin of your clinic settles it',
  },
  {
    idRole: VETERINARIAN,
    restriction: 'TRIAL_EXPIRED',
    says: 'until an admin of your clinic chooses a plan',
  },
  {
    idRole: FACILITY_ADMIN,
    restriction: 'TRIAL_EXPIRED',
    says: 'until an admin of all clinics of this organization chooses a plan',
  },
] as const)('tells the others whose it is: $says', async ({ idRole, restriction, says }) => {
  const { page } = await renderAtClinic(<PlanBanner restriction={restriction} />, {
    idRole,
    governs: false,
  });
  await expect.element(page.getByText(says, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
