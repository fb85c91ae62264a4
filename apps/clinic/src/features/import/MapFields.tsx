import '@zampa/i18n/english/problems';
import { Button, NativeSelect } from '@mantine/core';
import { Table } from '@zampa/ui/mantine/Table';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type Field, FIELDS, isWholeName } from './field-list.ts';
import { withColumnField } from './fields.ts';
import { useFieldNames } from './use-field-names.ts';
import { type ImportDraft, createFieldsDraft } from './import-draft.ts';
import { EncodingChoice } from './EncodingChoice.tsx';
import { FirstRowChoice } from './FirstRowChoice.tsx';
import styles from './ImportScreen.module.css';
import { NameOrder } from './NameOrder.tsx';
import { ReadingProblems } from './ReadingProblems.tsx';
import { clientRowsOf, headingsOf, isTooLarge, type SheetRow } from './sheet.ts';

export interface MapFieldsProps {
  draft: Extract<ImportDraft, { step: 'fields' }>;
  onDraft: (draft: ImportDraft) => void;
  onBack: () => void;
  onNext: () => void;
}

const NONE = '';
const EXAMPLE_LENGTH = 60;

const exampleAt = (rows: readonly SheetRow[], at: number) =>
  rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, EXAMPLE_LENGTH);

/** Shows the second step of the import: the meaning of each column, guessed from the headings and editable. */
export function MapFields({ draft, onDraft, onBack, onNext }: MapFieldsProps) {
  const { t } = useTranslation();
  const { sheet, mapping, workbook } = draft;
  const [columns, rows] = [headingsOf(sheet), clientRowsOf(sheet)];
  const names = useFieldNames();
  const hasName = mapping.some(
    (field) => field === 'firstName' || field === 'lastName' || isWholeName(field),
  );
  const canImport = hasName || mapping.includes('email') || mapping.includes('phone');
  const choose = (at: number, field: Field | null) =>
    onDraft({ ...draft, mapping: withColumnField(mapping, at, field) });
  const nameOfColumn = (at: number) => columns[at] || t('import:map.unnamed', { place: at + 1 });
  return (
    <section className={styles['step']}>
      <h2>{t('import:map.title')}</h2>
      <p>{t('import:map.why', { file: draft.fileName, count: rows.length })}</p>
      {workbook && (
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
      )}
      <EncodingChoice draft={draft} onDraft={onDraft} />
      <ReadingProblems sheet={sheet} />
      <FirstRowChoice draft={draft} onDraft={onDraft} />
      <div className={styles['frame']}>
        <Table verticalSpacing="xs" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('import:map.column')}</Table.Th>
              <Table.Th>{t('import:map.example')}</Table.Th>
              <Table.Th>{t('import:map.meaning')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {columns.map((_column, at) => (
              <Table.Tr key={at}>
                <Table.Td>{nameOfColumn(at)}</Table.Td>
                <Table.Td>{exampleAt(rows, at)}</Table.Td>
                <Table.Td>
                  <NativeSelect
                    aria-label={t('import:map.meaningOf', { column: nameOfColumn(at) })}
                    value={mapping[at] ?? NONE}
                    onChange={({ currentTarget: { value } }) =>
                      choose(at, FIELDS.find((field) => field === value) ?? null)
                    }
                    data={[
                      { value: NONE, label: t('import:map.leftOut') },
                      ...FIELDS.map((field) => ({ value: field, label: names[field] })),
                    ]}
                  />
                  <NameOrder sheet={sheet} at={at} field={mapping[at] ?? null} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
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
