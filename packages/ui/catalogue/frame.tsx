import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { clinicTheme, ownerTheme } from '../src/theme/theme.ts';

const parameters = new URLSearchParams(window.location.search);
const isClinic = parameters.get('app') === 'clinic';
const language = parameters.get('language') === 'it' ? 'it' : 'en';
const scheme = parameters.get('scheme') === 'dark' ? 'dark' : 'light';

// Imports the app's theme before the component styles, as the apps do.
await (isClinic ? import('../src/theme/clinic.css') : import('../src/theme/owner.css'));
const { Catalogue } = await import('./Catalogue.tsx');
document.documentElement.lang = language;

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <MantineProvider
      theme={isClinic ? clinicTheme : ownerTheme}
      forceColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <Catalogue language={language} />
    </MantineProvider>,
  );
