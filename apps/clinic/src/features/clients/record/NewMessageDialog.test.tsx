import '@zampa/i18n/english/clients';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { client, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { NewMessageDialog } from './NewMessageDialog.tsx';

it('NewMessageDialog leads from a client without a conversation to the first message', async () => {
  const imported = {
    ...client,
    id: ids.otherClient,
    firstName: 'Ugo',
    status: 'IMPORTED' as const,
  };
  const { page } = await renderAtClinic(<NewMessageDialog onClose={() => {}} />, {
    answers: {
      'GET /users/facility/{id}/clients': () => [client, imported],
      'POST /requests/search': () => [],
      'GET /facilities/configuration': () => configuration,
      'GET /pets/attributes': () => ({ species: [], breeds: [], coats: [], origins: [], sex: [] }),
    },
  });
  await expect.element(page.getByRole('searchbox', { name: 'Client' })).toBeVisible();
  const choice = page.getByRole('button', { name: new RegExp(client.firstName) });
  await expect.element(choice).toBeVisible();
  // A client without an account gets no messages.
  await expect.element(page.getByRole('button', { name: 'Ugo' })).not.toBeInTheDocument();
  await choice.click();
  await expect
    .element(page.getByRole('dialog', { name: `Message ${client.firstName} ${client.lastName}` }))
    .toBeVisible();
});
