import '@zampa/i18n/english/clients-clinics';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { ClinicJoined } from './ClinicJoined.tsx';

it('ClinicJoined is replaced in the history by the request, so that Back does not ask for the pets again', async () => {
  const [clinic] = marta.vetFacilities;
  if (!clinic) throw new Error('Marta is a client of a clinic');
  const { page, path, back } = await renderScreen(<ClinicJoined clinic={clinic} />, {
    app: 'owner',
    me: marta,
    address: '/workspace/vets?joined=true',
  });
  await page.getByRole('link', { name: 'Request a consultation' }).click();
  await expect.poll(path).toBe('/workspace/ask');
  await back();
  expect(path()).toBe('/workspace/ask');
});
