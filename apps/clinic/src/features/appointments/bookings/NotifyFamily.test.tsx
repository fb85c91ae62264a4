import '@zampa/i18n/english/appointments-bookings';
import { useQuery } from '@tanstack/react-query';
import { clientQuery } from '@zampa/client/clients/client-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { client, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { NotifyFamily } from './NotifyFamily.tsx';

/** Tells once the answer about the client is there. */
function Known() {
  const { data } = useQuery(clientQuery(useApi(), ids.clinic, ids.family));
  return data && <p>The client is known</p>;
}

it.each([
  { who: 'a client', closing: false, says: 'They get an e-mail with the time at once.' },
  {
    who: 'who is closing their account',
    closing: true,
    says: 'They are closing their account and get no e-mail',
  },
])('says whether $who is written to', async ({ closing, says }) => {
  const { page } = await renderAtClinic(
    <>
      <NotifyFamily familyId={ids.family} checked onChange={() => undefined} />
      <Known />
    </>,
    { answers: { 'GET /users/facility/{id}/clients': () => [{ ...client, closing }] } },
  );
  await expect.element(page.getByText('The client is known')).toBeVisible();
  await expect.element(page.getByText(says)).toBeVisible();
});
