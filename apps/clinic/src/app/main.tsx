import '@zampa/ui/theme/clinic.css';
import { createApiClient } from '@zampa/client/create-api-client';
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
if (!root) throw new Error('index.html has no element with the id root');

const language = initialLanguage();
createI18n({ language });
const client = createApiClient({
  app: 'clinic',
  loginAddress: '/login',
  // Identifies the build: the file name contains a hash.
  build: import.meta.url,
  openPage: (address) => router.history.push(address),
});

const renderApp = () =>
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );

// Keep the server-rendered HTML until the app can render the same page.
if (root.hasChildNodes())
  void Promise.allSettled([router.load(), waitUntilChecked(client.session)])
    .then(() => changeLanguage(language))
    // Render synchronously, so that nothing can be typed in between and lost.
    .finally(() => flushSync(renderApp));
else {
  // Separate tasks, because evaluating this script has already blocked the main thread.
  setTimeout(() => void router.load());
  setTimeout(renderApp);
}
