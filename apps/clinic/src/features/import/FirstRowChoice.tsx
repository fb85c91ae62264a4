import { Button } from '@mantine/core';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { MouseEvent } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type ImportDraft, withSheet } from './import-draft.ts';
import { looksLikeClient, withHeadings } from './sheet.ts';

export interface FirstRowChoiceProps {
  draft: Extract<ImportDraft, { step: 'fields' }>;
  onDraft: (draft: ImportDraft) => void;
}

/**
 * Asks whether the first row is a client or headings, if it does not look like headings. The answer can be
 * changed.
 */
export function FirstRowChoice({ draft, onDraft }: FirstRowChoiceProps) {
  const { t } = useTranslation();
  const { sheet } = draft;
  const [first] = sheet.rows;
  // Ignores the second click of a double click: by then the opposite button is in the same place.
  const readFirstRowAs =
    (hasHeadings: boolean) =>
    ({ detail }: MouseEvent) => {
      if (detail < 2) onDraft(withSheet(draft, withHeadings(sheet, hasHeadings)));
    };
  if (!sheet.hasHeadings)
    return (
      <Callout tone="quiet" role="status">
        <Text>{t('import:map.noHeadings')}</Text>
        {sheet.rows.length > 1 && (
          <Row>
            <Button variant="default" onClick={readFirstRowAs(true)}>
              {t('import:map.takeHeadings')}
            </Button>
          </Row>
        )}
      </Callout>
    );
  if (!first || !looksLikeClient(first.cells)) return null;
  return (
    <Callout tone="ask" role="status">
      <Text>
        {t('import:map.looksLikeClient', { cells: first.cells.filter(Boolean).join(' · ') })}
      </Text>
      <Row>
        <Button variant="default" onClick={readFirstRowAs(false)}>
          {t('import:map.takeClient')}
        </Button>
      </Row>
    </Callout>
  );
}
