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
import { paintBeforeNavigation } from './paint-before-navigation.ts';

/** A test app with two routes, and a function that returns the first frame after a press. */
async function renderApp() {
  const root = createRootRoute({
    beforeLoad: paintBeforeNavigation(['pet']),
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
  // The types of this router differ from the registered one.
  const page = await render(<RouterProvider router={router as never} />);
  const readScreen = (name: string) => ({
    marked: page.getByRole('link', { name }).element().getAttribute('aria-current'),
    screen: page.getByRole('heading').element().textContent,
  });
  await expect.element(page.getByText('At home')).toBeVisible();
  return {
    page,
    /** @returns the content of the next frame */
    press: async (name: string) => {
      const link = page.getByRole('link', { name });
      // A hover precedes a press, so the router has already preloaded the target.
      await link.hover();
      (link.element() as HTMLElement).click();
      // Flushes the microtasks, so that all synchronous work has requested its frame.
      for (let step = 0; step < 100; step += 1) await Promise.resolve();
      return new Promise((resolve) => {
        requestAnimationFrame(() => resolve(readScreen(name)));
      });
    },
  };
}

it('paintBeforeNavigation paints the active link before the new screen', async () => {
  const { page, press } = await renderApp();
  expect(await press('Pets')).toEqual({ marked: 'page', screen: 'At home' });
  await expect.element(page.getByText('All {}')).toBeVisible();
});

it('paintBeforeNavigation does not delay a search change on the same screen', async () => {
  const { page, press } = await renderApp();
  await press('Pets');
  await expect.element(page.getByText('All {}')).toBeVisible();
  expect(await press('Cats')).toMatchObject({ screen: 'All {"kind":"cats"}' });
});

it('paintBeforeNavigation marks the item opened beside the list before its details are rendered', async () => {
  const { page, press } = await renderApp();
  await press('Pets');
  await expect.element(page.getByText('All {}')).toBeVisible();
  expect(await press('Felix')).toEqual({ marked: 'page', screen: 'All {}' });
  await expect.element(page.getByText('All {"pet":"felix"}')).toBeVisible();
  expect(await press('Tom')).toEqual({ marked: 'page', screen: 'All {"pet":"felix"}' });
  await expect.element(page.getByText('All {"pet":"tom"}')).toBeVisible();
});

it('paintBeforeNavigation does not delay changes around an open item, nor closing it', async () => {
  const { page, press } = await renderApp();
  await press('Tom');
  await expect.element(page.getByText('All {"pet":"tom"}')).toBeVisible();
  expect(await press('All beside him')).toMatchObject({
    screen: 'All {"pet":"tom","kind":"cats"}',
  });
  expect(await press('Pets')).toMatchObject({ screen: 'All {}' });
});

it('paintBeforeNavigation does not delay the first screen', async () => {
  const paint = vi.spyOn(window, 'requestAnimationFrame');
  onTestFinished(() => paint.mockRestore());
  await paintBeforeNavigation()({ preload: false, location: { pathname: '/', search: {} } });
  expect(paint).not.toHaveBeenCalled();
});

it('paintBeforeNavigation continues when no frame is painted', async () => {
  const { page, press } = await renderApp();
  const paint = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  onTestFinished(() => paint.mockRestore());
  void press('Pets');
  await expect.element(page.getByText('All {}')).toBeVisible();
});
