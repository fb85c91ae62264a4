import '@zampa/i18n/english/subscription';
import { FACILITY_ADMIN, VETERINARIAN } from '@zampa/domain/people/roles';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { SubscriptionNotices } from './SubscriptionNotices.tsx';
import { subscription } from './subscription.test-data.ts';

/** Payment overdue since November 1, past the grace period. */
const pastDue = subscription({
  status: 'PAST_DUE',
  pastDueSince: '2026-11-01T09:00:00.000Z',
  restriction: 'SUBSCRIPTION_PAST_DUE',
});

it('SubscriptionNotices asks a governor to settle an overdue payment', async () => {
  const { page } = await renderAtClinic(<SubscriptionNotices subscription={pastDue} />, {
    idRole: FACILITY_ADMIN,
  });
  await expect
    .element(page.getByText('Pay, or choose another plan.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
});

it.each([
  { idRole: VETERINARIAN, who: 'an admin of your clinic' },
  { idRole: FACILITY_ADMIN, who: 'an admin of all clinics in this organization' },
])('SubscriptionNotices tells others that $who must settle it', async ({ idRole, who: admin }) => {
  const { page } = await renderAtClinic(<SubscriptionNotices subscription={pastDue} />, {
    idRole,
    governs: false,
  });
  const says = `Ask ${admin} to pay.`;
  await expect.element(page.getByText(says, { exact: false })).toBeVisible();
  await expect
    .element(page.getByText('choose another plan', { exact: false }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('SubscriptionNotices names the limits of a running trial', async () => {
  const trial = {
    status: 'IN_PROGRESS',
    startedAt: '2026-11-01T09:00:00.000Z',
    endsAt: '2026-12-01T09:00:00.000Z',
    daysLeft: 9,
  } as const;
  const { page } = await renderAtClinic(
    <SubscriptionNotices
      subscription={{ ...pastDue, trial, plan: null, status: 'NONE', pastDueSince: null }}
    />,
    { idRole: FACILITY_ADMIN },
  );
  await expect
    .element(page.getByText('one clinic and up to 15 people', { exact: false }))
    .toBeVisible();
});
