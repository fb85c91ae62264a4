import '@zampa/i18n/english/appointments-bookings';
import { booking } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { CancelDialog } from './CancelDialog.tsx';

it.each([
  { who: 'a client', closing: false, says: 'Marta Bianchi is told by message and e-mail' },
  {
    who: 'who is closing their account',
    closing: true,
    says: 'Marta Bianchi is closing their account and gets no e-mail.',
  },
])('says whether $who is written to', async ({ closing, says }) => {
  const event = { ...booking, client: booking.client && { ...booking.client, closing } };
  const { page } = await renderAtClinic(
    <CancelDialog event={event} onClose={() => undefined} onDone={() => undefined} />,
    { answers: { 'GET /payments': () => [] } },
  );
  await expect.element(page.getByText(says)).toBeVisible();
});
