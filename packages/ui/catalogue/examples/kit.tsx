import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
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

/** What screens are built of. */
export const kitExamples: Examples = {
  Stack: {
    render: (say) => (
      <Stack gap="8" align="start">
        <Text>{say.message}</Text>
        <Text tone="muted">{say.hold}</Text>
      </Stack>
    ),
  },
  Row: {
    render: (say) => (
      <Row gap="12" justify="between" fill>
        <Button variant="default">{say.back}</Button>
        <Button>{say.goOn}</Button>
      </Row>
    ),
  },
  Card: {
    render: (say) =>
      GROUNDS.map((tone) => (
        <Card key={tone} tone={tone}>
          {say.message}
        </Card>
      )),
  },
  List: {
    render: (say) => (
      <List>
        <li>{say.pet}</li>
        <li>{say.service}</li>
      </List>
    ),
  },
  Facts: {
    render: (say) =>
      LOOKS.map((look) => (
        <Facts key={look} look={look}>
          <Fact label={say.allergy}>{say.chicken}</Fact>
          <Fact label={say.service}>{say.visit}</Fact>
        </Facts>
      )),
  },
  Section: {
    render: (say) => (
      <Section title={say.people} action={<Button variant="subtle">{say.more}</Button>}>
        <Text>{say.noneWhy}</Text>
      </Section>
    ),
  },
  Text: {
    render: (say) => (
      <>
        {SIZES.map((size) => (
          <Text key={size} size={size}>
            {say.visit}
          </Text>
        ))}
        <Text tone="muted" lines="2">
          {say.message}
        </Text>
        <Text tone="danger" weight="600">
          {say.wrong}
        </Text>
        <Text tone="apricot">{say.waiting}</Text>
      </>
    ),
  },
  Title: {
    render: (say) => (
      <>
        <Title size="display" display>
          {say.people}
        </Title>
        <Title capital>{say.day}</Title>
      </>
    ),
  },
  TitledPanel: {
    render: (say) => (
      <TitledPanel
        title={say.people}
        count={<Text as="span">4</Text>}
        link={<a href="#titled-panel">{say.more}</a>}
        choice={<Chip isChosen>{say.visit}</Chip>}
      >
        <Text>{say.noneWhy}</Text>
      </TitledPanel>
    ),
  },
  Callout: {
    render: (say) =>
      TONES.map((tone) => (
        <Callout
          key={tone}
          tone={tone}
          icon={tone === 'due' ? <IconAlertTriangle size={20} /> : <IconCheck size={20} />}
        >
          {say.hold}
        </Callout>
      )),
  },
  FieldGroup: {
    render: (say) => (
      <FieldGroup legend={say.legend} look="choices">
        <Chip isChosen>{say.pet}</Chip>
        <Chip isChosen={false}>{say.service}</Chip>
      </FieldGroup>
    ),
  },
  Chip: { render: (say) => <Chip>{say.more}</Chip> },
};
