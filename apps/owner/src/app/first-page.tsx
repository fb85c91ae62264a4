import { renderSignedOut } from '@zampa/shared-screens/account/render-signed-out.tsx';
import type { Language } from '@zampa/domain/people/languages';
import { App } from './App.tsx';
import { router } from './router.ts';

/**
 * Renders a page for who is not signed in, which the server sends before the app is there.
 *
 * @public asked for by the build
 */
export const renderFirstPage = (path: string, language: Language, demo: boolean) =>
  renderSignedOut({
    app: 'owner',
    router,
    path,
    language,
    demo,
    show: (client) => <App client={client} />,
  });

/**
 * Returns the ids of the routes that a page is made of, from the outermost on.
 *
 * @public asked for by the build
 */
export const routesOf = (path: string): readonly string[] =>
  router.matchRoutes(path).map(({ routeId }) => routeId);

/**
 * Returns the addresses of all pages, without what stands before them; a `$` begins what is to be filled in.
 *
 * @public asked for by the build
 */
export const fixedPaths = (): readonly string[] => Object.keys(router.routesByPath);
