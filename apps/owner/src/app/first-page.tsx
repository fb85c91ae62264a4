import { renderSignedOut } from '@zampa/shared-screens/first-page/render-signed-out.tsx';
import type { Language } from '@zampa/i18n/languages';
import { App } from './App.tsx';
import { router } from './router.ts';

/** Renders a page for who is not signed in; the build asks for what the server then sends before the app is there. */
export const renderFirstPage = (path: string, language: Language, demo: boolean) =>
  renderSignedOut({
    app: 'owner',
    router,
    path,
    language,
    demo,
    show: (client) => <App client={client} />,
  });

/** Returns the files of the routes that a page is made of, from the outermost on; none where there is no such page. */
export const routesOf = (path: string): readonly string[] =>
  router.matchRoutes(path).map(({ routeId }) => routeId);

/** Returns the addresses of all pages that need nothing more to be known, with the app's base. */
export const fixedPaths = (): readonly string[] => Object.keys(router.routesByPath);
