import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { PetsScreen } from './PetsScreen.tsx';

it('PetsScreen lists deceased pets separately, with the date', async () => {
  const micio = {
    ...luna,
    id: '00000000-0000-7000-8000-0000000000f2',
    name: 'Micio',
    deceasedOn: '2026-11-01',
  };
  const { page } = await renderScreen(<PetsScreen />, {
    app: 'owner',
    me: { ...marta, pets: [micio, luna] },
    answers: { 'GET /pets/attributes': () => noAttributes },
  });
  const [living, past] = [page.getByRole('list').first(), page.getByRole('list').last()];
  await expect.element(page.getByRole('heading', { name: 'In memory' })).toBeVisible();
  await expect.element(living.getByRole('link', { name: /Luna/ })).toBeVisible();
  await expect
    .element(past.getByRole('link', { name: /Micio.*Died on 1 November 2026/ }))
    .toBeVisible();
});
