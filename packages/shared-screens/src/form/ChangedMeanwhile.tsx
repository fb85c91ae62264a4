import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';

export interface ChangedMeanwhileProps {
  /** That somebody else was faster. */
  title: string;
  /** What stands there now. */
  children: ReactNode;
  takeLabel: string;
  /** Puts theirs into the form. */
  onTake: () => void;
  keepLabel: string;
  /** What was typed stays, to be saved over theirs. */
  onKeep: () => void;
}

/**
 * Shows that somebody else saved while this form was open: theirs beside what was typed, and the choice between the
 * two.
 */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { title, children, takeLabel, onTake, keepLabel, onKeep } = props;
  return (
    <Card tone="new" padding="12" gap="8" role="alert">
      <strong>{title}</strong>
      {children}
      <Row>
        <Button variant="default" onClick={onTake}>
          {takeLabel}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {keepLabel}
        </Button>
      </Row>
    </Card>
  );
}
