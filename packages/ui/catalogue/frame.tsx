import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { clinicTheme, ownerTheme } from '../src/theme/theme.ts';
import { Catalogue } from './Catalogue.tsx';

const asked = new URLSearchParams(window.location.search);
const isClinic = asked.get('app') === 'clinic';
const language = asked.get('language') === 'it' ? 'it' : 'en';
const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light';

await (isClinic ? import('../src/theme/clinic.css') : import('../src/theme/owner.css'));
document.documentElement.lang = language;

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <MantineProvider theme={isClinic ? clinicTheme : ownerTheme} forceColorScheme={scheme}>
      <Catalogue language={language} />
    </MantineProvider>,
  );
