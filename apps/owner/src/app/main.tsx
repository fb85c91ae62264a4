import '@zampa/ui/theme/owner.css';
import { createApiClient } from '@zampa/client/create-api-client';
import { isInShell } from '@zampa/client/device/shell';
import { trustScripts } from '@zampa/client/device/trust-scripts';
import { waitUntilChecked } from '@zampa/client/session/wait-until-checked';
import { changeLanguage } from '@zampa/i18n/instance';
import { createI18n } from '@zampa/i18n/setup';
import { initialLanguage } from '@zampa/i18n/stored-language';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { router } from './router.ts';

trustScripts();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const language = initialLanguage();
createI18n({ language });
const client = createApiClient({
  app: 'owner',
  loginAddress: '/app/login',
  // Identifies the build: this URL changes with every build.
  build: import.meta.url,
  openPage: (address) => router.history.push(address),
});

// Only the store app has native shell events to handle.
if (isInShell())
  void import('@zampa/client/device/handle-shell-events').then(({ handleStoreAppEvents }) =>
    handleStoreAppEvents(client),
  );

const renderApp = () =>
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );

// Keep the server-rendered HTML until the app can render the same screen.
if (root.hasChildNodes())
  void Promise.allSettled([router.load(), waitUntilChecked(client.session)])
    .then(() => changeLanguage(language))
    // Render synchronously, so that nothing is typed into the old HTML in between.
    .finally(() => flushSync(renderApp));
else {
  // Start each in its own task: evaluating this script has already blocked the page long enough.
  setTimeout(() => void router.load());
  setTimeout(renderApp);
}
