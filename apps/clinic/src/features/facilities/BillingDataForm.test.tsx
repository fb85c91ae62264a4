import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { BillingDataForm } from './BillingDataForm.tsx';
import { facility, theirs } from './facility.test-data.ts';

it('BillingDataForm saves with the new version after a conflict with a colleague is resolved', async () => {
  const { page, server } = await renderAtClinic(<BillingDataForm />, {
    answers: {
      'GET /facilities': () => [facility],
      'GET /facilities/types': () => [],
      'PATCH /facilities': () => refusal(412, 'STALE'),
    },
  });
  const name = page.getByRole('textbox', { name: 'Business name' });
  await name.fill('San Luca spa');
  server.answer('GET /facilities', () => [theirs]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(name).toHaveValue('San Luca spa');
  server.answer('PATCH /facilities', () => theirs);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.sent('PATCH /facilities').length).toBe(2);
  const [, second] = server.sent('PATCH /facilities');
  expect(second?.ifMatch).toBe('"2026-11-21T09:00:00.000Z"');
  expect(second?.body).toMatchObject({
    businessName: 'San Luca spa',
    email: 'studio@sanluca.example',
  });
});
