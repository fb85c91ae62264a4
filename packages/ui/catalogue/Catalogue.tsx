import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../src/kit/Card.tsx';
import { Row } from '../src/kit/Row.tsx';
import { Section } from '../src/kit/Section.tsx';
import { Stack } from '../src/kit/Stack.tsx';
import { examples } from './examples.ts';
import { type Language, words } from './words.ts';

/** All components of the kit, one below the other. Components that fill the window open alone. */
export function Catalogue({ language, onlyExample }: { language: Language; onlyExample?: string }) {
  const [openedExample, setOpenedExample] = useState(onlyExample);
  const texts = words[language];
  if (openedExample !== undefined) return examples[openedExample]?.render(texts);
  return (
    <Stack as="main" gap="32" style={{ padding: 'var(--z-space-16)' }}>
      {Object.entries(examples).map(([name, { isFullScreen: isAlone, render }]) => (
        <Section key={name} title={name}>
          {isAlone ? (
            <Card align="start">
              <Button
                variant="default"
                aria-label={`${texts.open}: ${name}`}
                onClick={() => setOpenedExample(name)}
              >
                {texts.open}
              </Button>
            </Card>
          ) : (
            <Row gap="16" align="start" data-example={name}>
              {render(texts)}
            </Row>
          )}
        </Section>
      ))}
    </Stack>
  );
}
