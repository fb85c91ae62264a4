import { Button } from '@mantine/core';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type ImportDraft, withSheet } from './import-draft.ts';
import {
  hasNoHeadings,
  looksLikeClient,
  type Sheet,
  withHeadings,
  withoutHeadings,
} from './sheet.ts';

export interface FirstRowProps {
  draft: Extract<ImportDraft, { step: 'fields' }>;
  onDraft: (draft: ImportDraft) => void;
}

/** Asks whether the first row is a client, where it does not look like headings; the answer can be changed. */
export function FirstRow({ draft, onDraft }: FirstRowProps) {
  const { t } = useTranslation();
  const { sheet } = draft;
  const read = (other: Sheet) => () => onDraft(withSheet(draft, other));
  if (hasNoHeadings(sheet))
    return (
      <Callout tone="quiet" role="status">
        <Text>{t('import:map.noHeadings')}</Text>
        {sheet.rows.length > 1 && (
          <Row>
            <Button variant="default" onClick={read(withHeadings(sheet))}>
              {t('import:map.takeHeadings')}
            </Button>
          </Row>
        )}
      </Callout>
    );
  if (!looksLikeClient(sheet.columns)) return null;
  return (
    <Callout tone="ask" role="status">
      <Text>
        {t('import:map.looksLikeClient', { cells: sheet.columns.filter(Boolean).join(' · ') })}
      </Text>
      <Row>
        <Button variant="default" onClick={read(withoutHeadings(sheet))}>
          {t('import:map.takeClient')}
        </Button>
      </Row>
    </Callout>
  );
}
