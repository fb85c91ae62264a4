import '@zampa/i18n/english/problems';
import { Button, NativeSelect } from '@mantine/core';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { isWholeName } from './field-list.ts';
import { withColumnField } from './fields.ts';
import { type ImportDraft, createFieldsDraft } from './import-draft.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { EncodingChoice } from './EncodingChoice.tsx';
import { FirstRowChoice } from './FirstRowChoice.tsx';
import styles from './ImportScreen.module.css';
import { ReadingProblems } from './ReadingProblems.tsx';
import { clientRowsOf, isTooLarge } from './sheet.ts';

export interface MapFieldsProps {
  draft: Extract<ImportDraft, { step: 'fields' }>;
  onDraft: (draft: ImportDraft) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Shows the second step of the import: the meaning of each column, guessed from the headings and editable. */
export function MapFields({ draft, onDraft, onBack, onNext }: MapFieldsProps) {
  const { t } = useTranslation();
  const { sheet, mapping } = draft;
  const hasName = mapping.some(
    (field) => field === 'firstName' || field === 'lastName' || isWholeName(field),
  );
  const canImport = hasName || mapping.includes('email') || mapping.includes('phone');
  return (
    <section className={styles['step']}>
      <h2>{t('import:map.title')}</h2>
      <p>{t('import:map.why', { file: draft.fileName, count: clientRowsOf(sheet).length })}</p>
      <SheetSelect draft={draft} onDraft={onDraft} />
      <EncodingChoice draft={draft} onDraft={onDraft} />
      <ReadingProblems sheet={sheet} />
      <FirstRowChoice draft={draft} onDraft={onDraft} />
      <ColumnTable
        sheet={sheet}
        mapping={mapping}
        onChoose={(at, field) =>
          onDraft({ ...draft, mapping: withColumnField(mapping, at, field) })
        }
      />
      <ErrorLine>{!canImport && t('import:map.unreachable')}</ErrorLine>
      <ErrorLine>{isTooLarge(sheet) && t('problems:refusals.IMPORT_TOO_LARGE')}</ErrorLine>
      <Row>
        <Button variant="default" onClick={onBack}>
          {t('import:otherFile')}
        </Button>
        <Button disabled={!canImport || isTooLarge(sheet)} onClick={onNext}>
          {t('common:actions.next')}
        </Button>
      </Row>
    </section>
  );
}

/** Field for the sheet of a workbook; nothing if the file has no sheets. */
function SheetSelect({ draft, onDraft }: Pick<MapFieldsProps, 'draft' | 'onDraft'>) {
  const { t } = useTranslation();
  const { workbook } = draft;
  if (!workbook) return null;
  return (
    <NativeSelect
      label={t('import:map.sheet')}
      value={String(workbook.chosen)}
      onChange={({ currentTarget: { value } }) =>
        onDraft(
          createFieldsDraft(draft.fileName, workbook.sheets, {
            chosen: Number(value),
            source: draft.source,
          }),
        )
      }
      data={workbook.sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
    />
  );
}
