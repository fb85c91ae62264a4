import '@zampa/i18n/english/subscription';
import type { Subscription } from '@zampa/contract/subscription/objects';
import { FACILITY_ADMIN, VETERINARIAN } from '@zampa/domain/people/roles';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { Standing } from './Standing.tsx';

/** Since the first of November nothing was paid, and the days to do so are over. */
const pastDue: Subscription = {
  trial: null,
  plan: 'STANDARD',
  status: 'PAST_DUE',
  users: { used: 4, included: 5 },
  extraUsers: 0,
  facilities: { used: 1, included: 2 },
  feePercent: 1.5,
  termEndsAt: '2026-12-20T09:00:00.000Z',
  pastDueSince: '2026-11-01T09:00:00.000Z',
  restriction: 'SUBSCRIPTION_PAST_DUE',
  checkout: null,
  takenByCard: 0,
};

it('asks an admin to settle what is missing', async () => {
  const { page } = await renderAtClinic(<Standing subscription={pastDue} />, {
    idRole: FACILITY_ADMIN,
  });
  await expect
    .element(page.getByText('Settle it, or choose another plan.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Settle it' })).toBeVisible();
});

it.each([
  { idRole: VETERINARIAN, who: 'an admin of your clinic' },
  { idRole: FACILITY_ADMIN, who: 'an admin of all clinics of this organization' },
])('tells the others that $who has to', async ({ idRole, who }) => {
  const { page } = await renderAtClinic(<Standing subscription={pastDue} />, {
    idRole,
    governs: false,
  });
  const says = `It has to be settled by ${who}.`;
  await expect.element(page.getByText(says, { exact: false })).toBeVisible();
  await expect
    .element(page.getByText('choose another plan', { exact: false }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
