import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router';
import type { ApiClient } from '@zampa/client/ClientProvider.tsx';
import { createSignedOutClient } from '@zampa/client/session/signed-out-client';
import { setDemoAccounts } from '@zampa/client/session/demo-accounts';
import type { AppName } from '@zampa/client/storage/app-storage';
import { changeLanguage, textModulesInUse } from '@zampa/i18n/instance';
import type { Language } from '@zampa/domain/people/languages';
import { createI18n } from '@zampa/i18n/setup';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

export type SignedOutPage = {
  readonly app: AppName;
  readonly router: AnyRouter;
  /** The path of the page, including the base path of the app. */
  readonly path: string;
  readonly language: Language;
  /** Whether the server has demo accounts, which the login offers. */
  readonly demo: boolean;
  readonly show: (client: ApiClient) => ReactNode;
};

export type RenderedPage = {
  readonly html: string;
  /** The i18n namespaces that the page uses. */
  readonly textModules: readonly string[];
};

/** Renders a page for signed-out users to HTML, and lists the namespaces that the browser must load. */
export async function renderSignedOut(page: SignedOutPage): Promise<RenderedPage> {
  const { app, router, path, language, demo, show } = page;
  createI18n({ language });
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    // Scroll restoration would add an inline script.
    scrollRestoration: false,
  });
  await router.load();
  await changeLanguage(language);
  // The server renders only the card, without the account.
  setDemoAccounts(demo ? [{ app, email: '', password: '' }] : []);
  const client = await createSignedOutClient(app);
  const html = renderToString(show(client));
  return { html, textModules: textModulesInUse() };
}
