import '../src/theme/clinic.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Chip } from '../src/kit/Chip.tsx';
import { Row } from '../src/kit/Row.tsx';
import { Stack } from '../src/kit/Stack.tsx';
import { Text } from '../src/kit/Text.tsx';
import { ZampaTheme } from '../src/theme/ZampaTheme.tsx';
import { type Language, words } from './words.ts';

const APPS = ['owner', 'clinic'] as const;
const LANGUAGES = ['en', 'it'] as const;
const WIDTHS = [390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

/** One app in one language, at both widths and in both color schemes. */
function CatalogueFrames() {
  const [app, setApp] = useState<(typeof APPS)[number]>('owner');
  const [language, setLanguage] = useState<Language>('en');
  return (
    <Stack as="main" style={{ padding: 'var(--z-space-16)' }}>
      <Text>{words[language].about}</Text>
      <Row>
        {APPS.map((name) => (
          <Chip key={name} isChosen={name === app} onClick={() => setApp(name)}>
            {name}
          </Chip>
        ))}
        {LANGUAGES.map((name) => (
          <Chip key={name} isChosen={name === language} onClick={() => setLanguage(name)}>
            {name}
          </Chip>
        ))}
      </Row>
      <Row wrap={false} gap="16" align="start">
        {WIDTHS.flatMap((width) =>
          SCHEMES.map((scheme) => (
            <object
              key={`${width} ${scheme}`}
              type="text/html"
              aria-label={`${width} px, ${scheme}`}
              data={`./frame.html?${new URLSearchParams({ app, language, scheme }).toString()}`}
              width={width}
              height={900}
              style={{ flex: 'none' }}
            />
          )),
        )}
      </Row>
    </Stack>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ZampaTheme app="clinic">
        <CatalogueFrames />
      </ZampaTheme>
    </StrictMode>,
  );
