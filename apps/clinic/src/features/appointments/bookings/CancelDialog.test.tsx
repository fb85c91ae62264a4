import '@zampa/i18n/english/appointments-bookings';
import { booking } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { CancelDialog } from './CancelDialog.tsx';

it.each([
  {
    who: 'a client',
    is: { closing: false, hasEmail: true },
    says: 'Marta Bianchi will get a message and an e-mail about the cancellation.',
  },
  {
    who: 'a client who is closing their account',
    is: { closing: true, hasEmail: true },
    says: 'Marta Bianchi is closing their account and will get no e-mail.',
  },
  {
    who: 'a client without an e-mail address',
    is: { closing: false, hasEmail: false },
    says: 'Marta Bianchi has no e-mail address: tell them now, or send an SMS.',
  },
  {
    who: 'a client whose contact data is not shown',
    is: {},
    says: 'Marta Bianchi will be notified, by e-mail if they have an address.',
  },
])('CancelDialog says whether the client will be notified, for $who', async ({ is, says }) => {
  const event = { ...booking, client: booking.client && { ...booking.client, ...is } };
  const { page } = await renderAtClinic(
    <CancelDialog event={event} onClose={() => undefined} onDone={() => undefined} />,
    { answers: { 'GET /payments': () => [] } },
  );
  await expect.element(page.getByText(says)).toBeVisible();
});
