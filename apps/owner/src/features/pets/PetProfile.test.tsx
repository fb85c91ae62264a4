import '@zampa/i18n/english/pets';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { PetProfile } from './PetProfile.tsx';

it('leads from a pet to what its diary holds of it', async () => {
  const { page } = await renderScreen(<PetProfile pet={luna} back={null} />, {
    app: 'owner',
    me: marta,
    answers: {
      'GET /pets/attributes': () => noAttributes,
      'GET /pets/weights': () => [],
    },
  });
  const href = page.getByRole('link', { name: 'Diary of Luna' }).element().getAttribute('href');
  const { pathname, searchParams } = new URL(href ?? '', 'http://app.invalid');
  expect(pathname).toBe('/workspace/chat');
  expect(searchParams.get('type')).toContain('DIARY');
  expect(searchParams.get('pets')).toContain(ids.luna);
});
