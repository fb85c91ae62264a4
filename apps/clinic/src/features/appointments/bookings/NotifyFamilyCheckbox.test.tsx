import '@zampa/i18n/english/appointments-bookings';
import { useQuery } from '@tanstack/react-query';
import { clientQuery } from '@zampa/client/clients/client-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { client, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { NotifyFamilyCheckbox } from './NotifyFamilyCheckbox.tsx';

/** Renders a text once the client is loaded. */
function LoadedClient() {
  const { data } = useQuery(clientQuery(useApi(), ids.clinic, ids.family));
  return data && <p>The client is known</p>;
}

it.each([
  { who: 'a client', is: {}, says: 'The client will get an e-mail with the time now.' },
  {
    who: 'a client who is closing their account',
    is: { closing: true },
    says: 'This client is closing their account and gets no e-mail. Only other family members who requested the visit will be notified.',
  },
  {
    who: 'a client without an e-mail address',
    is: { email: null, registered: false, status: 'IMPORTED' },
    says: 'No e-mail address: tell them now, or send an SMS.',
  },
] as const)(
  'NotifyFamilyCheckbox says whether the client will get an e-mail, for $who',
  async ({ is, says }) => {
    const { page } = await renderAtClinic(
      <>
        <NotifyFamilyCheckbox familyId={ids.family} checked onChange={() => undefined} />
        <LoadedClient />
      </>,
      { answers: { 'GET /users/facility/{id}/clients': () => [{ ...client, ...is }] } },
    );
    await expect.element(page.getByText('The client is known')).toBeVisible();
    await expect.element(page.getByText(says)).toBeVisible();
  },
);
