import { FACILITY_ADMIN, VETERINARIAN } from '@zampa/domain/people/roles';
import type { PlanId } from '@zampa/domain/subscription/plans';
import { expect, it } from 'vitest';
import { renderAtClinic } from './render-at-clinic.test-data.tsx';
import { SeatUse } from './SeatUse.tsx';

const renderFullPlan = (plan: PlanId | null, role: { idRole?: number; governs?: boolean } = {}) =>
  renderAtClinic(<SeatUse subscription={{ plan, users: { used: 5, included: 5 } }} />, role);

// The prices of an extra person are defined in `PLANS`.
it.each([
  {
    plan: null,
    says: 'The trial has no extra seats. Choose a plan to add more.',
    leads: [['Choose a plan', '/workspace/subscription/plans']],
  },
  {
    plan: 'FREE',
    says: 'This plan has no extra seats. Choose a larger plan to add more.',
    leads: [['Choose a larger plan', '/workspace/subscription/plans']],
  },
  {
    plan: 'STANDARD',
    says: 'An extra seat costs €9.00 a month: add it under “Card, invoices and cancellation”.',
    leads: [
      ['Add a seat', '/workspace/subscription'],
      ['Choose a larger plan', '/workspace/subscription/plans'],
    ],
  },
  {
    plan: 'NETWORK',
    says: 'An extra seat costs €5.00 a month',
    leads: [['Add a seat', '/workspace/subscription']],
  },
] as const)(
  'SeatUse shows a governor how to add a person on plan $plan',
  async ({ plan, says, leads }) => {
    const { page } = await renderFullPlan(plan);
    await expect.element(page.getByText(says)).toBeVisible();
    const links = page.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(leads);
  },
);

it.each([
  { idRole: VETERINARIAN, governs: false, says: 'Ask an admin of your clinic to add a seat.' },
  {
    idRole: FACILITY_ADMIN,
    governs: false,
    says: 'Ask an admin of all clinics in this organization to add a seat.',
  },
])('SeatUse names the responsible admin to everyone else: $says', async ({ says, ...role }) => {
  const { page } = await renderFullPlan('STANDARD', role);
  await expect.element(page.getByText(says)).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
