import '@zampa/i18n/english/meanwhile';
import { Button } from '@mantine/core';
import type { Meanwhile } from '@zampa/client/forms/use-meanwhile';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import type { ReactNode } from 'react';

export interface ChangedMeanwhileProps extends Pick<Meanwhile, 'takeTheirs' | 'keepMine'> {
  /** That somebody else was faster, where there is more to say of it. */
  title?: string;
  /** What stands there now. */
  children: ReactNode;
}

/**
 * Shows that somebody else saved while this form was open: theirs beside what was typed, and the choice between the
 * two.
 */
export function ChangedMeanwhile({ title, children, ...choice }: ChangedMeanwhileProps) {
  const { t } = useTranslation();
  return (
    <Card tone="new" padding="12" gap="8" role="alert">
      <strong>{title ?? t('meanwhile:title')}</strong>
      {children}
      <Row>
        <Button variant="default" onClick={choice.takeTheirs}>
          {t('meanwhile:take')}
        </Button>
        <Button variant="default" onClick={choice.keepMine}>
          {t('meanwhile:keep')}
        </Button>
      </Row>
    </Card>
  );
}
