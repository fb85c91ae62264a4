import '@zampa/ui/theme/clinic.css';
import { createApiClient } from '@zampa/client/create-api-client';
import { whenChecked } from '@zampa/client/session/when-checked';
import { changeLanguage } from '@zampa/i18n/instance';
import { createI18n } from '@zampa/i18n/setup';
import { startLanguage } from '@zampa/i18n/stored-language';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { router } from './router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const language = startLanguage();
createI18n({ language });
const client = createApiClient({
  app: 'clinic',
  loginAddress: '/login',
  // Its name changes with every build.
  build: import.meta.url,
  openPage: (address) => router.history.push(address),
});

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );

// What the server has filled in stays until the app can show as much.
if (root.hasChildNodes())
  void Promise.allSettled([router.load(), whenChecked(client.session)])
    .then(() => changeLanguage(language))
    // At once, so that nothing is typed in between.
    .finally(() => flushSync(show));
else {
  // Each in a task of its own: reading this script has held up the page for long enough.
  setTimeout(() => void router.load());
  setTimeout(show);
}
