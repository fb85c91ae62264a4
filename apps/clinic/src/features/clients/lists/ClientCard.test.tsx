import '@zampa/i18n/english/clients';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { client } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ClientCard } from './ClientCard.tsx';

it.each([
  { who: 'an admin', idRole: 1, link: 'Payments and statement' },
  { who: 'a veterinarian without export rights', idRole: 3, link: 'Payments' },
])('ClientCard shows $who the link "$link"', async ({ idRole, link }) => {
  const { page } = await renderAtClinic(
    <ClientCard client={client} startsMessage={false} onPet={() => undefined} />,
    {
      idRole,
      answers: {
        'GET /facilities/configuration': () => configuration,
        'GET /families': () => refusal(404, 'NOT_FOUND'),
      },
    },
  );
  await expect.element(page.getByRole('link', { name: link, exact: true })).toBeVisible();
});

it('ClientCard shows that a client is closing their account instead of their usual status', async () => {
  const { page } = await renderAtClinic(
    <ClientCard
      client={{ ...client, closing: true }}
      startsMessage={false}
      onPet={() => undefined}
    />,
    {
      answers: {
        'GET /facilities/configuration': () => configuration,
        'GET /families': () => refusal(404, 'NOT_FOUND'),
      },
    },
  );
  await expect.element(page.getByText('Closing account', { exact: true })).toBeVisible();
  await expect.element(page.getByText('within 14 days')).toBeVisible();
  expect(page.getByText('Active', { exact: true }).query()).toBeNull();
  expect(page.getByText('they can write to you').query()).toBeNull();
});
