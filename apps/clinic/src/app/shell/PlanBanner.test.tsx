import '@zampa/i18n/english/subscription';
import { FACILITY_ADMIN, VETERINARIAN } from '@zampa/domain/people/roles';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { PlanBanner } from './PlanBanner.tsx';

it.each([
  {
    restriction: 'SUBSCRIPTION_PAST_DUE',
    says: 'Payment overdue: new work is paused until you pay.',
    link: 'Pay now',
    to: '/workspace/subscription',
  },
  {
    restriction: 'TRIAL_EXPIRED',
    says: 'Your trial has ended: new work is paused until you choose a plan.',
    link: 'See plans',
    to: '/workspace/subscription/plans',
  },
] as const)(
  'PlanBanner links a governor to the page that lifts the restriction: $link',
  async ({ restriction, says, link, to }) => {
    const { page } = await renderAtClinic(<PlanBanner restriction={restriction} />, {
      idRole: FACILITY_ADMIN,
    });
    await expect.element(page.getByText(says, { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', to);
  },
);

it.each([
  {
    idRole: VETERINARIAN,
    restriction: 'SUBSCRIPTION_PAST_DUE',
    says: 'until an admin of your clinic pays',
  },
  {
    idRole: VETERINARIAN,
    restriction: 'TRIAL_EXPIRED',
    says: 'until an admin of your clinic chooses a plan',
  },
  {
    idRole: FACILITY_ADMIN,
    restriction: 'TRIAL_EXPIRED',
    says: 'until an admin of all clinics in this organization chooses a plan',
  },
] as const)(
  'PlanBanner names the responsible admin to everyone else: $says',
  async ({ idRole, restriction, says }) => {
    const { page } = await renderAtClinic(<PlanBanner restriction={restriction} />, {
      idRole,
      governs: false,
    });
    await expect.element(page.getByText(says, { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  },
);
