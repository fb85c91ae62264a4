import '@zampa/i18n/english/pets';
import '@zampa/i18n/english/health';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import {
  type Answers,
  connectionLost,
  refusal,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { petSearch } from './pet-search.ts';
import { PetScreen } from './PetScreen.tsx';
import { doseElementId } from './therapy/target-dose.ts';
import { dose, line, prescription, therapy } from './therapy/therapy.test-data.ts';

const due = dose();
const me = { id: marta.id, firstName: 'Marta', lastName: 'Bianchi', image: null, isVet: false };
const marco = { ...me, id: ids.otherClient, firstName: 'Marco' };
const answered = dose({ status: 'GIVEN', by: me, at: '2026-11-20T07:12:00.000Z' });
const skipped = dose({ status: 'SKIPPED', by: marco, at: '2026-11-20T07:12:00.000Z' });

/** Routes whose ids are those of the app, with the pet's page as the only screen. */
function createPetRouter(address: string) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: '_signed-in' });
  const places = createRoute({ getParentRoute: () => signedIn, id: '_places' });
  const pets = createRoute({ getParentRoute: () => places, path: '/workspace/pets' });
  const pet = createRoute({
    getParentRoute: () => places,
    path: '/workspace/pets/$id',
    validateSearch: petSearch,
    component: () => <PetScreen renderLatest={() => null} renderMemories={() => null} />,
  });
  return createRouter({
    routeTree: root.addChildren([signedIn.addChildren([places.addChildren([pets, pet])])]),
    history: createMemoryHistory({ initialEntries: ['/workspace/pets', address] }),
    search: { strict: true },
  });
}

async function render(search: Readonly<Record<string, string>>, answers: Answers, language?: 'it') {
  const query = new URLSearchParams({ plan: ids.message, dose: due.dueAt, ...search });
  const router = createPetRouter(`/workspace/pets/${luna.id}?${query.toString()}`);
  const { page, server } = await renderScreen(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      app: 'owner',
      me: marta,
      ...(language && { language }),
      answers: {
        'GET /pets/attributes': () => noAttributes,
        'GET /pets/weights': () => [],
        'POST /{userId}/diary/search': () => [],
        'GET /due': () => [],
        'GET /vaccinations': () => [],
        'GET /prescriptions': () => [prescription([{ ...line, planId: ids.message }])],
        'GET /notes': () => [],
        'GET /vaccines': () => [],
        'GET /documents': () => [],
        'GET /shares': () => [],
        'GET /therapies': () => [therapy({ doses: [due] })],
        ...answers,
      },
    },
  );
  const sentBodies = () => server.sent('POST /doses').map(({ body }) => body);
  return { page, server, sentBodies, address: () => router.history.location.href, router };
}

it.each([
  { language: undefined, status: 'GIVEN', text: 'Given by you at 08:12' },
  { language: 'it', status: 'GIVEN', text: 'Somministrata da te alle 08:12' },
] as const)(
  'PetScreen sends the answer of a push button once and removes it from the address ($text)',
  async ({ language, status, text }) => {
    const { page, sentBodies, address, router } = await render(
      { answer: status },
      { 'POST /doses': () => answered, 'GET /therapies': () => [therapy({ doses: [answered] })] },
      language,
    );
    await expect.element(page.getByRole('status').getByText(text)).toBeVisible();
    expect(address()).toBe(`/workspace/pets/${luna.id}`);
    await router.invalidate();
    expect(sentBodies()).toEqual([{ planId: ids.message, dueAt: due.dueAt, status }]);
    // The address was replaced, so Back does not return to the answer.
    router.history.back();
    expect(address()).toBe('/workspace/pets');
  },
);

it('PetScreen says that the first answer of the family counts', async () => {
  const { page, sentBodies } = await render({ answer: 'GIVEN' }, { 'POST /doses': () => skipped });
  const notice = page.getByRole('status');
  await expect.element(notice.getByText('Skipped by Marco at 08:12')).toBeVisible();
  await expect.element(notice.getByText('The first one counts.')).toBeVisible();
  expect(sentBodies()).toHaveLength(1);
});

it('PetScreen sends an answer again on request after a lost connection', async () => {
  const { page, server, sentBodies } = await render(
    { answer: 'SKIPPED' },
    { 'POST /doses': connectionLost },
  );
  await expect.element(page.getByText('Your answer was not saved.')).toBeVisible();
  server.answer('POST /doses', () => ({ ...skipped, by: me }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('status').getByText('Skipped by you at 08:12')).toBeVisible();
  expect(sentBodies()).toHaveLength(2);
});

it('PetScreen says that a stopped medicine takes no answers', async () => {
  const { page } = await render(
    { answer: 'GIVEN' },
    { 'POST /doses': () => refusal(409, 'STATUS_CONFLICT') },
  );
  await expect.element(page.getByText('This medicine was stopped before this dose.')).toBeVisible();
});

it('PetScreen scrolls to the dose of a notification and sends nothing', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { sentBodies, address } = await render({}, {});
  const scrolledTo = () => scroll.mock.contexts.map((element) => (element as Element).id);
  await expect.poll(scrolledTo).toContain(doseElementId(ids.message, due.dueAt));
  expect(sentBodies()).toEqual([]);
  expect(address()).toContain(`plan=${ids.message}`);
});
