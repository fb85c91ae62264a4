import { Button } from '@mantine/core';
import { IconAlertTriangle } from '../../src/icons/IconAlertTriangle.ts';
import { IconCheck } from '../../src/icons/IconCheck.ts';
import { Card } from '../../src/kit/Card.tsx';
import { Chip } from '../../src/kit/Chip.tsx';
import { Fact, Facts } from '../../src/kit/Facts.tsx';
import { FieldGroup } from '../../src/kit/FieldGroup.tsx';
import { List } from '../../src/kit/List.tsx';
import { Callout } from '../../src/kit/Callout.tsx';
import { Row } from '../../src/kit/Row.tsx';
import { Section } from '../../src/kit/Section.tsx';
import { Stack } from '../../src/kit/Stack.tsx';
import { Text } from '../../src/kit/Text.tsx';
import { Title } from '../../src/kit/Title.tsx';
import { TitledPanel } from '../../src/panel/TitledPanel.tsx';
import type { Examples } from '../example.ts';

const SIZES = ['caption', 'small', 'body', 'lead', 'title', 'display'] as const;
const LOOKS = ['lines', 'list', 'columns'] as const;
const GROUNDS = ['plain', 'sunk', 'pine', 'new', 'due'] as const;
const TONES = ['good', 'ask', 'due', 'info', 'quiet'] as const;

/** Examples of layout and text components. */
export const kitExamples: Examples = {
  Stack: {
    render: (texts) => (
      <Stack gap="8" align="start">
        <Text>{texts.message}</Text>
        <Text tone="muted">{texts.hold}</Text>
      </Stack>
    ),
  },
  Row: {
    render: (texts) => (
      <Row gap="12" justify="between" fill>
        <Button variant="default">{texts.back}</Button>
        <Button>{texts.goOn}</Button>
      </Row>
    ),
  },
  Card: {
    render: (texts) =>
      GROUNDS.map((tone) => (
        <Card key={tone} tone={tone}>
          {texts.message}
        </Card>
      )),
  },
  List: {
    render: (texts) => (
      <List>
        <li>{texts.pet}</li>
        <li>{texts.service}</li>
      </List>
    ),
  },
  Facts: {
    render: (texts) =>
      LOOKS.map((look) => (
        <Facts key={look} look={look}>
          <Fact label={texts.allergy}>{texts.chicken}</Fact>
          <Fact label={texts.service}>{texts.visit}</Fact>
        </Facts>
      )),
  },
  Section: {
    render: (texts) => (
      <Section title={texts.people} action={<Button variant="subtle">{texts.more}</Button>}>
        <Text>{texts.noneWhy}</Text>
      </Section>
    ),
  },
  Text: {
    render: (texts) => (
      <>
        {SIZES.map((size) => (
          <Text key={size} size={size}>
            {texts.visit}
          </Text>
        ))}
        <Text tone="muted" lines="2">
          {texts.message}
        </Text>
        <Text tone="danger" weight="600">
          {texts.wrong}
        </Text>
        <Text tone="apricot">{texts.waiting}</Text>
      </>
    ),
  },
  Title: {
    render: (texts) => (
      <>
        <Title size="display" display>
          {texts.people}
        </Title>
        <Title capital>{texts.day}</Title>
      </>
    ),
  },
  TitledPanel: {
    render: (texts) => (
      <TitledPanel
        title={texts.people}
        count={<Text as="span">4</Text>}
        link={<a href="#titled-panel">{texts.more}</a>}
        choice={<Chip isChosen>{texts.visit}</Chip>}
      >
        <Text>{texts.noneWhy}</Text>
      </TitledPanel>
    ),
  },
  Callout: {
    render: (texts) =>
      TONES.map((tone) => (
        <Callout
          key={tone}
          tone={tone}
          icon={tone === 'due' ? <IconAlertTriangle size={20} /> : <IconCheck size={20} />}
        >
          {texts.hold}
        </Callout>
      )),
  },
  FieldGroup: {
    render: (texts) => (
      <FieldGroup legend={texts.legend} look="choices">
        <Chip isChosen>{texts.pet}</Chip>
        <Chip isChosen={false}>{texts.service}</Chip>
      </FieldGroup>
    ),
  },
  Chip: { render: (texts) => <Chip>{texts.more}</Chip> },
};
