import '@zampa/i18n/english/common-edit-conflict';
import { Button } from '@mantine/core';
import type { EditConflictState } from '@zampa/client/forms/use-edit-conflict';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import type { ReactNode } from 'react';

export interface EditConflictProps extends Pick<EditConflictState, 'applyTheirs' | 'mergeMine'> {
  /** Heading, if it should say more than that another user saved first. */
  title?: string;
  /** The values that are saved now. */
  children: ReactNode;
}

/**
 * Conflict notice of a form: shows the version that another user saved in the meantime, and lets the user choose
 * between both.
 */
export function EditConflict({ title, children, ...resolution }: EditConflictProps) {
  const { t } = useTranslation();
  return (
    <Card tone="new" padding="12" gap="8" role="alert">
      <strong>{title ?? t('common:editConflict.title')}</strong>
      {children}
      <Row>
        <Button variant="default" onClick={resolution.applyTheirs}>
          {t('common:editConflict.take')}
        </Button>
        <Button variant="default" onClick={resolution.mergeMine}>
          {t('common:editConflict.keep')}
        </Button>
      </Row>
    </Card>
  );
}
