import '@zampa/i18n/english/appointments-calendar';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { PauseBanner } from './PauseBanner.tsx';

it('PauseBanner shows an error when resuming bookings fails, and disappears when resuming succeeds', async () => {
  let bookingsPausedUntil: string | null = new Date(Date.now() + 3_600_000).toISOString();
  const { page, server } = await renderAtClinic(<PauseBanner />, {
    answers: {
      'GET /facilities/configuration': () => ({ ...configuration, bookingsPausedUntil }),
      'PUT /facilities/pause': () => refusal(500, 'UNEXPECTED'),
    },
  });
  const end = page.getByRole('button');
  await end.click();
  await expect.element(page.getByText('Something went wrong on our side')).toBeVisible();
  await expect.element(end).toBeVisible();
  server.answer('PUT /facilities/pause', () => {
    bookingsPausedUntil = null;
    return { pausedUntil: null };
  });
  await end.click();
  await expect.element(end).not.toBeInTheDocument();
});

it('PauseBanner hides the button to resume bookings from consultants', async () => {
  const bookingsPausedUntil = new Date(Date.now() + 3_600_000).toISOString();
  const { page } = await renderAtClinic(<PauseBanner />, {
    idRole: 6,
    answers: { 'GET /facilities/configuration': () => ({ ...configuration, bookingsPausedUntil }) },
  });
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
