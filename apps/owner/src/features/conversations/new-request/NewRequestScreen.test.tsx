import '@zampa/i18n/english/conversations-new-request';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { User } from '@zampa/contract/people/user';
import { sanLuca } from '@zampa/shared-screens/rendered/facility-sample.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import {
  ids,
  luna,
  marta,
  noAttributes,
  service,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { newRequestSearch } from '../../../routes/-search.ts';
import { NewRequestScreen } from './NewRequestScreen.tsx';

const micio = { ...luna, id: ids.client, name: 'Micio' };
const ida = { ...luna, id: ids.otherClient, name: 'Ida' };
const pets = [luna, micio, ida];
const me: User = {
  ...marta,
  pets,
  vetFacilities: marta.vetFacilities.map((each) => ({ ...each, pets: pets.map(({ id }) => id) })),
};

/** Opens the address that a recall makes, at one of its steps. */
async function render(step: string) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: '_signed-in' });
  const newRequestRoute = createRoute({
    getParentRoute: () => signedIn,
    path: '/workspace/ask',
    validateSearch: newRequestSearch,
    component: NewRequestScreen,
  });
  const query = new URLSearchParams({
    step,
    clinic: ids.clinic,
    pet: `${luna.id},${micio.id}`,
    service: ids.visit,
  });
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([newRequestRoute])]),
    history: createMemoryHistory({ initialEntries: [`/workspace/ask?${query.toString()}`] }),
    search: { strict: true },
  });
  const services = [
    service(ids.message, { name: 'Check-up' }),
    service(ids.visit, { name: 'Vaccination' }),
  ];
  return renderScreen(<RouterProvider router={router} />, {
    app: 'owner',
    me,
    answers: {
      'GET /facilities': () => [{ ...sanLuca, mainServices: services }],
      'GET /pets/attributes': () => noAttributes,
    },
  });
}

it('NewRequestScreen selects the pets of a recall', async () => {
  const { page } = await render('pets');
  await expect.element(page.getByRole('checkbox', { name: 'Luna' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Micio' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Ida' })).not.toBeChecked();
});

it('NewRequestScreen selects the service of a recall', async () => {
  const { page } = await render('service');
  await expect.element(page.getByRole('radio', { name: /Vaccination/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /Check-up/ })).not.toBeChecked();
});
