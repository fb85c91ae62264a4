import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { paintPressFirst } from './paint-press-first.ts';

/** An app with two places beside each other, and what its next picture shows after a press. */
async function app() {
  const root = createRootRoute({
    beforeLoad: paintPressFirst(['pet']),
    component: () => (
      <>
        <Link to="/">Home</Link>
        <Link to="/pets">Pets</Link>
        <Link to="/pets" search={{ kind: 'cats' }}>
          Cats
        </Link>
        <Link to="/pets" search={{ pet: 'felix' }}>
          Felix
        </Link>
        <Link to="/pets" search={{ pet: 'tom' }}>
          Tom
        </Link>
        <Link to="/pets" search={{ pet: 'tom', kind: 'cats' }}>
          All beside him
        </Link>
        <Outlet />
      </>
    ),
  });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      at('/', () => <h1>At home</h1>),
      at('/pets', function Pets() {
        return <h1>All {JSON.stringify(useSearch({ strict: false }))}</h1>;
      }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
  });
  // The router of an app is known to its types; this one is another.
  const page = await render(<RouterProvider router={router as never} />);
  const shown = (name: string) => ({
    marked: page.getByRole('link', { name }).element().getAttribute('aria-current'),
    screen: page.getByRole('heading').element().textContent,
  });
  await expect.element(page.getByText('At home')).toBeVisible();
  return {
    page,
    /** @returns what the next picture shows */
    press: async (name: string) => {
      const link = page.getByRole('link', { name });
      // Whoever presses has come there before: the router makes ready what it leads to.
      await link.hover();
      (link.element() as HTMLElement).click();
      // All that follows at once has followed, and has asked for its picture before this does.
      for (let step = 0; step < 100; step += 1) await Promise.resolve();
      return new Promise((resolve) => {
        requestAnimationFrame(() => resolve(shown(name)));
      });
    },
  };
}

it('is the mark of a place, then its screen', async () => {
  const { page, press } = await app();
  expect(await press('Pets')).toEqual({ marked: 'page', screen: 'At home' });
  await expect.element(page.getByText('All {}')).toBeVisible();
});

it('is what a press changes on the screen that stays', async () => {
  const { page, press } = await app();
  await press('Pets');
  await expect.element(page.getByText('All {}')).toBeVisible();
  expect(await press('Cats')).toMatchObject({ screen: 'All {"kind":"cats"}' });
});

it('is the mark of what is opened beside the list, then what was opened', async () => {
  const { page, press } = await app();
  await press('Pets');
  await expect.element(page.getByText('All {}')).toBeVisible();
  expect(await press('Felix')).toEqual({ marked: 'page', screen: 'All {}' });
  await expect.element(page.getByText('All {"pet":"felix"}')).toBeVisible();
  expect(await press('Tom')).toEqual({ marked: 'page', screen: 'All {"pet":"felix"}' });
  await expect.element(page.getByText('All {"pet":"tom"}')).toBeVisible();
});

it('is what changes around what stays open, and that it is closed', async () => {
  const { page, press } = await app();
  await press('Tom');
  await expect.element(page.getByText('All {"pet":"tom"}')).toBeVisible();
  expect(await press('All beside him')).toMatchObject({
    screen: 'All {"pet":"tom","kind":"cats"}',
  });
  expect(await press('Pets')).toMatchObject({ screen: 'All {}' });
});

it('keeps no first screen waiting', async () => {
  const paint = vi.spyOn(window, 'requestAnimationFrame');
  onTestFinished(() => paint.mockRestore());
  await paintPressFirst()({ preload: false, location: { pathname: '/', search: {} } });
  expect(paint).not.toHaveBeenCalled();
});

it('goes on where nothing is painted', async () => {
  const { page, press } = await app();
  const paint = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  onTestFinished(() => paint.mockRestore());
  void press('Pets');
  await expect.element(page.getByText('All {}')).toBeVisible();
});
