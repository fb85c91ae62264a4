import '@zampa/i18n/english/pets';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import type { Pet } from '@zampa/contract/pets/objects';
import { expect, it } from 'vitest';
import { PetProfile } from './PetProfile.tsx';

const answers = {
  'GET /pets/attributes': () => noAttributes,
  'GET /pets/weights': () => [],
  'POST /{userId}/diary/search': () => [],
  'GET /due': () => [],
  'GET /vaccinations': () => [],
  'GET /prescriptions': () => [],
  'GET /notes': () => [],
  'GET /vaccines': () => [],
  'GET /documents': () => [],
  'GET /shares': () => [],
  'GET /therapies': () => [],
};

const renderers = {
  renderLatest: ({ name }: Pet) => <p>{`Latest of ${name}`}</p>,
  renderMemories: ({ name }: Pet) => <p>{`Photos of ${name}`}</p>,
};

it.each([
  ['en', /10 February 2024/],
  ['it', /10 febbraio 2024/],
] as const)('PetProfile shows the date of birth in words (%s)', async (language, words) => {
  const born = { ...luna, birthDate: '2024-02-10' };
  const { page } = await renderScreen(<PetProfile pet={born} back={null} {...renderers} />, {
    app: 'owner',
    me: marta,
    language,
    answers,
  });
  await expect.element(page.getByText(words)).toBeVisible();
});

it.each([
  { language: 'en', dates: '4 May 2020 – 1 November 2026' },
  { language: 'it', dates: '4 maggio 2020 – 1 novembre 2026' },
] as const)(
  'PetProfile remembers a pet that has died, with nothing due ($language)',
  async ({ language, dates }) => {
    const { page } = await renderScreen(
      <PetProfile pet={{ ...luna, deceasedOn: '2026-11-01' }} back={null} {...renderers} />,
      {
        app: 'owner',
        me: marta,
        language,
        answers: {
          ...answers,
          'GET /appointments': () => [],
        },
      },
    );
    await expect.element(page.getByText(dates)).toBeVisible();
    await expect.element(page.getByText('Photos of Luna')).toBeVisible();
    expect(page.getByText('Latest of Luna').query()).toBeNull();
  },
);

it('PetProfile shows its sections together, once all have loaded', async () => {
  const weights = Promise.withResolvers<readonly []>();
  const { page } = await renderScreen(
    <PetProfile pet={{ ...luna, weight: 12 }} back={null} {...renderers} />,
    {
      app: 'owner',
      me: marta,
      answers: { ...answers, 'GET /pets/weights': () => weights.promise },
    },
  );
  const latest = page.getByText('Latest of Luna');
  await expect.element(latest).toBeInTheDocument();
  await expect.element(latest).not.toBeVisible();
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  weights.resolve([]);
  await expect.element(latest).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Medicines' })).toBeVisible();
});
