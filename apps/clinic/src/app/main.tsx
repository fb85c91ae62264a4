import '@zampa/ui/theme/clinic.css';
import { createApiClient } from '@zampa/client/create-api-client';
import { createI18n } from '@zampa/i18n/setup';
import { startLanguage } from '@zampa/i18n/stored-language';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

createI18n({ language: startLanguage() });
const client = createApiClient({ app: 'clinic', loginAddress: '/login' });

createRoot(root).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
);
