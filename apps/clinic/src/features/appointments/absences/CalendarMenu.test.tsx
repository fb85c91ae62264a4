import '@zampa/i18n/english/appointments-calendar';
import { findAccessibilityProblems } from '@zampa/shared-screens/rendered/find-accessibility-problems.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { CalendarMenu } from './CalendarMenu.tsx';

it.each([
  { who: 'a secretary', idRole: 5, pauses: 4 },
  { who: 'a consultant', idRole: 6, pauses: 0 },
])('CalendarMenu offers $who $pauses options to pause bookings', async ({ idRole, pauses }) => {
  const { page } = await renderAtClinic(<CalendarMenu mayPrint onOpen={() => {}} />, { idRole });
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('button', { name: 'Calendar feed' })).toBeVisible();
  expect(page.getByRole('button', { name: /Pause booking/ }).elements()).toHaveLength(pauses);
});

it('CalendarMenu pauses bookings for two hours', async () => {
  const { page, server } = await renderAtClinic(<CalendarMenu mayPrint onOpen={() => {}} />, {
    answers: { 'PUT /facilities/pause': () => ({ pausedUntil: '2026-11-30T12:00:00.000Z' }) },
  });
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('button', { name: 'Calendar feed' })).toBeVisible();
  expect(await findAccessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: 'Pause booking for 2 hours' }).click();
  await expect
    .poll(() => server.sent('PUT /facilities/pause').map(({ body }) => body))
    .toEqual([{ facilityId: ids.clinic, minutes: 120 }]);
});
