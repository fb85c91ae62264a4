import '@zampa/i18n/english/appointments-calendar';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ZoneChip } from './ZoneChip.tsx';

it('ZoneChip shows the city, not the IANA identifier', async () => {
  const { page } = await renderAtClinic(<ZoneChip zone="America/Argentina/Buenos_Aires" />);
  await expect.element(page.getByText(/^Buenos Aires · \d\d:\d\d$/)).toBeVisible();
});

it.each([
  ['en', 'Rome'],
  ['it', 'Roma'],
] as const)('ZoneChip names the city in %s: %s', async (language, city) => {
  const { page } = await renderAtClinic(<ZoneChip zone="Europe/Rome" />, { language });
  await expect.element(page.getByText(new RegExp(`^${city} · \\d\\d:\\d\\d$`))).toBeVisible();
});

it("ZoneChip shows the device's time if it differs", async () => {
  // No device's time can equal both of these.
  const { page } = await renderAtClinic(
    <>
      <ZoneChip zone="Pacific/Kiritimati" />
      <ZoneChip zone="America/New_York" />
    </>,
  );
  await expect.element(page.getByText(/^your time: \d\d:\d\d$/).first()).toBeVisible();
});
