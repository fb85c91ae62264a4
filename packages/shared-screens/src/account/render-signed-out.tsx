import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router';
import type { ApiClient } from '@zampa/client/create-api-client';
import { createSignedOutClient } from '@zampa/client/session/signed-out-client';
import { renderWithDemoAccounts } from '@zampa/client/session/demo-accounts';
import type { AppName } from '@zampa/client/storage/app-storage';
import { changeLanguage, namespacesInUse } from '@zampa/i18n/instance';
import type { Language } from '@zampa/domain/people/languages';
import { createI18n } from '@zampa/i18n/setup';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

export type SignedOutPage = {
  readonly app: AppName;
  readonly router: AnyRouter;
  /** The address of the page, with the app's base. */
  readonly path: string;
  readonly language: Language;
  /** Whether the server has a demonstration, whose account the page offers. */
  readonly demo: boolean;
  readonly show: (client: ApiClient) => ReactNode;
};

export type RenderedPage = {
  readonly html: string;
  /** The namespaces of its texts. */
  readonly namespaces: readonly string[];
};

/** Renders a page as somebody sees it who is not signed in, with what the browser would load for it. */
export async function renderSignedOut(page: SignedOutPage): Promise<RenderedPage> {
  const { app, router, path, language, demo, show } = page;
  createI18n({ language });
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    // It would put a script into the page.
    scrollRestoration: false,
  });
  await router.load();
  await changeLanguage(language);
  // Only that there is one is to be seen.
  renderWithDemoAccounts(demo ? [{ app, email: '', password: '' }] : []);
  const client = await createSignedOutClient(app);
  const html = renderToString(show(client));
  return { html, namespaces: namespacesInUse() };
}
