import { renderSignedOut } from '@zampa/shared-screens/account/render-signed-out.tsx';
import type { Language } from '@zampa/domain/people/languages';
import { App } from './App.tsx';
import { router } from './router.ts';

/**
 * Prerenders a signed-out page to HTML, which the server sends before the app has loaded.
 *
 * @public used by the build
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
 * Returns the ids of the routes that match a path, outermost first.
 *
 * @public used by the build
 */
export const routesOf = (path: string): readonly string[] =>
  router.matchRoutes(path).map(({ routeId }) => routeId);

/**
 * Returns the path patterns of all routes, without the base path; `$` starts a parameter.
 *
 * @public used by the build
 */
export const fixedPaths = (): readonly string[] => Object.keys(router.routesByPath);
