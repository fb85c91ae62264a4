import '@zampa/i18n/english/clients';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { client } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ClientCard } from './ClientCard.tsx';

it.each([
  { who: 'an admin', idRole: 1, link: 'Payments and statement' },
  { who: 'a veterinarian, who has no export', idRole: 3, link: 'Payments' },
])('leads $who to what they find there: $link', async ({ idRole, link }) => {
  const { page } = await renderAtClinic(
    <ClientCard client={client} writes={false} onPet={() => undefined} />,
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

it('says of who is closing their account that nothing reaches them, in place of what they are otherwise', async () => {
  const { page } = await renderAtClinic(
    <ClientCard client={{ ...client, closing: true }} writes={false} onPet={() => undefined} />,
    {
      answers: {
        'GET /facilities/configuration': () => configuration,
        'GET /families': () => refusal(404, 'NOT_FOUND'),
      },
    },
  );
  await expect.element(page.getByText('Closing the account', { exact: true })).toBeVisible();
  await expect.element(page.getByText('within 14 days')).toBeVisible();
  expect(page.getByText('Active', { exact: true }).query()).toBeNull();
  expect(page.getByText('they can write to you').query()).toBeNull();
});
