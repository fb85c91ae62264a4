import '@zampa/i18n/english/appointments-calendar';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ZoneChip } from './ZoneChip.tsx';

it('names a city, and no line of a table', async () => {
  const { page } = await renderAtClinic(<ZoneChip zone="America/Argentina/Buenos_Aires" />);
  await expect.element(page.getByText(/^Buenos Aires · \d\d:\d\d$/)).toBeVisible();
});

it.each([
  ['en', 'Rome'],
  ['it', 'Roma'],
] as const)('calls it in %s as the choice of time zones does: %s', async (language, city) => {
  const { page } = await renderAtClinic(<ZoneChip zone="Europe/Rome" />, { language });
  await expect.element(page.getByText(new RegExp(`^${city} · \\d\\d:\\d\\d$`))).toBeVisible();
});

it('tells the time of the device where that is another', async () => {
  // No clock anywhere stands where one of these two does not differ from it.
  const { page } = await renderAtClinic(
    <>
      <ZoneChip zone="Pacific/Kiritimati" />
      <ZoneChip zone="America/New_York" />
    </>,
  );
  await expect.element(page.getByText(/^your clock: \d\d:\d\d$/).first()).toBeVisible();
});
