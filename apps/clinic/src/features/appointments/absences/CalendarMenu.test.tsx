import '@zampa/i18n/english/appointments-calendar';
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
