import '@zampa/i18n/english/clients';
import { client, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ClientNote } from './ClientNote.tsx';

it('ClientNote saves the note with the id of the client record', async () => {
  const { page, server } = await renderAtClinic(<ClientNote client={client} />, {
    answers: { 'PATCH /users/client': () => ({ ...client, note: 'Pays in cash' }) },
  });
  await page.getByRole('textbox', { name: 'Note' }).fill('Pays in cash');
  await userEvent.tab();
  await expect
    .poll(() => server.sent('PATCH /users/client').map(({ body }) => body))
    .toEqual([{ id: ids.client, FacilityId: ids.clinic, note: 'Pays in cash' }]);
});
