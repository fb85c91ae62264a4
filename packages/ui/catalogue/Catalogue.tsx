import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../src/kit/Card.tsx';
import { Row } from '../src/kit/Row.tsx';
import { Section } from '../src/kit/Section.tsx';
import { Stack } from '../src/kit/Stack.tsx';
import { examples } from './examples.ts';
import { type Language, words } from './words.ts';

/** All parts below each other; what fills a window is opened, alone. */
export function Catalogue({ language, alone }: { language: Language; alone?: string }) {
  const [opened, setOpened] = useState(alone);
  const say = words[language];
  if (opened !== undefined) return examples[opened]?.render(say);
  return (
    <Stack as="main" gap="32" style={{ padding: 'var(--z-space-16)' }}>
      {Object.entries(examples).map(([name, { isAlone, render }]) => (
        <Section key={name} title={name}>
          {isAlone ? (
            <Card align="start">
              <Button
                variant="default"
                aria-label={`${say.open}: ${name}`}
                onClick={() => setOpened(name)}
              >
                {say.open}
              </Button>
            </Card>
          ) : (
            <Row gap="16" align="start" data-example={name}>
              {render(say)}
            </Row>
          )}
        </Section>
      ))}
    </Stack>
  );
}
