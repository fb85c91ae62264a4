import '@zampa/i18n/english/clients';
import { client } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { NewMessageDialog } from './NewMessageDialog.tsx';

it('NewMessageDialog leads from a client without a conversation to the first message', async () => {
  const imported = { ...client, id: 'imported', firstName: 'Ugo', status: 'TO_INVITE' as const };
  const { page } = await renderAtClinic(<NewMessageDialog onClose={() => {}} />, {
    answers: {
      'GET /users/facility/{id}/clients': () => [client, imported],
      'POST /requests/search': () => [],
      'GET /facilities/configuration': () => ({ services: [] }),
    },
  });
  await expect.element(page.getByRole('textbox', { name: 'Client' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(client.firstName) }).click();
  await expect
    .element(page.getByRole('dialog', { name: `Message ${client.firstName} ${client.lastName}` }))
    .toBeVisible();
});
