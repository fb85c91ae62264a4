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
import { DeferredList } from './DeferredList.tsx';

const rows = Array.from({ length: 200 }, (_, row) => <p key={row}>Row {row}</p>);

/** Renders an app with two routes: one with a long scrolling list, one without. */
async function renderApp() {
  const renderedRows: string[] = [];
  /** Records how many rows are rendered together with the screen. */
  function Screen() {
    useLayoutEffect(
      () => void renderedRows.push(`${document.querySelectorAll('p').length} rows`),
      [],
    );
    return <h1>The list</h1>;
  }
  const root = createRootRoute({ component: Outlet });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <div style={{ height: 300, overflow: 'auto' }} data-scroll-restoration-id="rows">
        <Screen />
        <DeferredList scroller="rows">{rows}</DeferredList>
      </div>
    ),
  });
  const otherRoute = createRoute({
    getParentRoute: () => root,
    path: '/beside',
    component: () => <h1>Beside it</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([list, otherRoute]),
    history: createMemoryHistory({ initialEntries: ['/beside'] }),
    scrollRestoration: true,
  });
  const page = await render(
    <ZampaTheme app="clinic">
      {/* The types of this router differ from the registered one. */}
      <RouterProvider router={router as never} />
    </ZampaTheme>,
  );
  onTestFinished(() => sessionStorage.clear());
  await expect.element(page.getByText('Beside it')).toBeVisible();
  return { page, shown: renderedRows, router };
}

it('DeferredList renders after its screen, but together with the screen when the scroll position is restored', async () => {
  const { page, shown: renderedRows, router } = await renderApp();
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
  expect(renderedRows).toEqual(['0 rows', '200 rows']);
});
