import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { ThemeVariables } from '../src/theme/ThemeVariables.tsx';
import { clinicTheme, ownerTheme } from '../src/theme/theme.ts';

const asked = new URLSearchParams(window.location.search);
const isClinic = asked.get('app') === 'clinic';
const language = asked.get('language') === 'it' ? 'it' : 'en';
const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light';

// The sheet of the app before those of the parts, as in the apps themselves.
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
      <ThemeVariables app={isClinic ? 'clinic' : 'owner'} />
      <Catalogue language={language} />
    </MantineProvider>,
  );
