import { renderSignedOut } from '@zampa/shared-screens/account/render-signed-out.tsx';
import type { Language } from '@zampa/domain/people/languages';
import { App } from './App.tsx';
import { router } from './router.ts';

/**
 * Renders a page for signed-out users to HTML, which the server sends before the app has loaded.
 *
 * @public used by the build
 */
export const renderFirstPage = (path: string, language: Language, demo: boolean) =>
  renderSignedOut({
    app: 'clinic',
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
 * Returns the paths of all pages without the base path; `$` marks a parameter.
 *
 * @public used by the build
 */
export const fixedPaths = (): readonly string[] => Object.keys(router.routesByPath);
