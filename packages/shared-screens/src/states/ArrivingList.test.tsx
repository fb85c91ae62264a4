import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import '@zampa/i18n/setup';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import { useLayoutEffect } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { ArrivingList } from './ArrivingList.tsx';

const rows = Array.from({ length: 200 }, (_, row) => <p key={row}>Row {row}</p>);

/** Two screens of one app: a long list in something that scrolls, and one beside it. */
async function app() {
  const shown: string[] = [];
  /** Writes down what of the list has come with the screen. */
  function Screen() {
    useLayoutEffect(() => void shown.push(`${document.querySelectorAll('p').length} rows`), []);
    return <h1>The list</h1>;
  }
  const root = createRootRoute({ component: Outlet });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <div style={{ height: 300, overflow: 'auto' }} data-scroll-restoration-id="rows">
        <Screen />
        <ArrivingList scroller="rows">{rows}</ArrivingList>
      </div>
    ),
  });
  const beside = createRoute({
    getParentRoute: () => root,
    path: '/beside',
    component: () => <h1>Beside it</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([list, beside]),
    history: createMemoryHistory({ initialEntries: ['/beside'] }),
    scrollRestoration: true,
  });
  const page = await render(
    <ZampaTheme app="clinic">
      {/* The router of an app is known to its types; this one is another. */}
      <RouterProvider router={router as never} />
    </ZampaTheme>,
  );
  onTestFinished(() => sessionStorage.clear());
  await expect.element(page.getByText('Beside it')).toBeVisible();
  return { page, shown, router };
}

it('comes after its screen, and at once and where it was scrolled to when somebody comes back', async () => {
  const { page, shown, router } = await app();
  await router.navigate({ to: '/' });
  await expect.element(page.getByText('Row 7', { exact: true })).toBeVisible();
  const scroller = () => document.querySelector('[data-scroll-restoration-id]');

  scroller()?.scrollTo({ top: 2000 });
  await expect.element(page.getByText('Row 0', { exact: true })).not.toBeInViewport();
  await router.navigate({ to: '/beside' });
  await expect.element(page.getByText('Beside it')).toBeVisible();
  router.history.back();
  await expect.element(page.getByText('Row 199')).toBeInTheDocument();
  expect(scroller()?.scrollTop).toBe(2000);
  expect(shown).toEqual(['0 rows', '200 rows']);
});
