import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { AppointmentList } from './AppointmentList.tsx';

it('AppointmentList shows that proposals could not be loaded, and retries', async () => {
  const { page, server } = await renderScreen(<AppointmentList when="upcoming" />, {
    app: 'owner',
    me: marta,
    answers: {
      'GET /appointments': () => [],
      'POST /requests/search': () => refusal(503, 'UNAVAILABLE'),
    },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expect.element(page.getByText('No upcoming appointments')).not.toBeInTheDocument();
  server.answer('POST /requests/search', () => []);
  await again.click();
  await expect.element(page.getByText('No upcoming appointments')).toBeVisible();
});
