import { FACILITY_ADMIN, VETERINARIAN } from '@zampa/domain/people/roles';
import type { PlanId } from '@zampa/domain/subscription/plans';
import { expect, it } from 'vitest';
import { renderAtClinic } from './render-at-clinic.test-data.tsx';
import { SeatUse } from './SeatUse.tsx';

const full = (plan: PlanId | null, who: { idRole?: number; governs?: boolean } = {}) =>
  renderAtClinic(<SeatUse subscription={{ plan, users: { used: 5, included: 5 } }} />, who);

// What one more person costs stands in the table of plans.
it.each([
  {
    plan: null,
    says: 'the plan that you choose has room for more',
    leads: [['Choose a plan', '/workspace/subscription/plans']],
  },
  {
    plan: 'FREE',
    says: 'a larger one has room for more',
    leads: [['Choose a larger plan', '/workspace/subscription/plans']],
  },
  {
    plan: 'STANDARD',
    says: 'One more person costs €9.00 a month: add them under “Card, invoices and cancellation”.',
    leads: [
      ['Add a person', '/workspace/subscription'],
      ['Choose a larger plan', '/workspace/subscription/plans'],
    ],
  },
  {
    plan: 'NETWORK',
    says: 'One more person costs €5.00 a month',
    leads: [['Add a person', '/workspace/subscription']],
  },
] as const)(
  'says to who chooses the plan how one more is had with $plan',
  async ({ plan, says, leads }) => {
    const { page } = await full(plan);
    await expect.element(page.getByText(says)).toBeVisible();
    const links = page.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(leads);
  },
);

it.each([
  { idRole: VETERINARIAN, governs: false, says: 'Ask an admin of your clinic to make room' },
  {
    idRole: FACILITY_ADMIN,
    governs: false,
    says: 'Ask an admin of all clinics of this organization to make room',
  },
])('says to who does not govern whom to ask: $says', async ({ says, ...who }) => {
  const { page } = await full('STANDARD', who);
  await expect.element(page.getByText(says)).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
