import '@zampa/i18n/english/clients';
import type { Client } from '@zampa/contract/clients/objects';
import { client, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { RecordCard } from './RecordCard.tsx';

const typed: Client = {
  ...client,
  status: 'IMPORTED',
  pets: [],
  registered: false,
  recorded: true,
  phone: '+39333765',
  mobile: '+3902123456',
  address: 'Via Po 1, Torino',
  taxNumber: 'NRECRL80A41L219X',
};

it('RecordCard shows all imported contact details and saves a correction', async () => {
  const { page, server } = await renderAtClinic(
    <RecordCard client={typed} onPet={() => undefined} />,
    { answers: { 'PATCH /users/client': () => typed } },
  );
  await expect
    .element(page.getByRole('link', { name: 'Second phone: +39 02 123 456' }))
    .toBeVisible();
  await expect.element(page.getByText('Via Po 1, Torino')).toBeVisible();
  await expect.element(page.getByText('NRECRL80A41L219X')).toBeVisible();
  await page.getByRole('button', { name: 'Edit details' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('Via Po 2, Torino');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.sent('PATCH /users/client').map(({ body }) => body))
    .toEqual([{ id: ids.client, FacilityId: ids.clinic, address: 'Via Po 2, Torino' }]);
});
