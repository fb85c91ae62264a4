import '@zampa/i18n/english/pets';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { PetProfile } from './PetProfile.tsx';

const answers = {
  'GET /pets/attributes': () => noAttributes,
  'GET /pets/weights': () => [],
  'GET /due': () => [],
  'GET /vaccinations': () => [],
  'GET /prescriptions': () => [],
  'GET /notes': () => [],
  'GET /vaccines': () => [],
};

it("PetProfile links to the pet's diary entries", async () => {
  const { page } = await renderScreen(<PetProfile pet={luna} back={null} />, {
    app: 'owner',
    me: marta,
    answers,
  });
  const href = page.getByRole('link', { name: 'Diary of Luna' }).element().getAttribute('href');
  const { pathname, searchParams } = new URL(href ?? '', 'http://app.invalid');
  expect(pathname).toBe('/workspace/diary');
  expect(searchParams.get('pets')).toContain(ids.luna);
});

it.each([
  ['en', /10 February 2024/],
  ['it', /10 febbraio 2024/],
] as const)('PetProfile shows the date of birth in words (%s)', async (language, words) => {
  const born = { ...luna, birthDate: '2024-02-10' };
  const { page } = await renderScreen(<PetProfile pet={born} back={null} />, {
    app: 'owner',
    me: marta,
    language,
    answers,
  });
  await expect.element(page.getByText(words)).toBeVisible();
});
