import { NativeSelect } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Table } from '@zampa/ui/mantine/Table';
import { type Field, FIELDS } from './field-list.ts';
import type { ImportDraft } from './import-draft.ts';
import styles from './ImportScreen.module.css';
import { NameOrder } from './NameOrder.tsx';
import { clientRowsOf, headingsOf, type SheetRow } from './sheet.ts';
import { useFieldNames } from './use-field-names.ts';

type FieldsDraft = Extract<ImportDraft, { step: 'fields' }>;

export interface ColumnTableProps {
  sheet: FieldsDraft['sheet'];
  mapping: FieldsDraft['mapping'];
  onChoose: (at: number, field: Field | null) => void;
}

const NONE = '';
const EXAMPLE_LENGTH = 60;

const exampleAt = (rows: readonly SheetRow[], at: number) =>
  rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, EXAMPLE_LENGTH);

/** Columns of the file, each with an example and a field for its meaning. */
export function ColumnTable({ sheet, mapping, onChoose }: ColumnTableProps) {
  const { t } = useTranslation();
  const [columns, rows] = [headingsOf(sheet), clientRowsOf(sheet)];
  const names = useFieldNames();
  const nameOfColumn = (at: number) => columns[at] || t('import:map.unnamed', { place: at + 1 });
  return (
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
                    onChoose(at, FIELDS.find((field) => field === value) ?? null)
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
  );
}
