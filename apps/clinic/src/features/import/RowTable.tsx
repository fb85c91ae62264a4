import { useTranslation } from '@zampa/i18n/use-translation';
import { Table } from '@zampa/ui/mantine/Table';
import type { ImportDraft } from './import-draft.ts';
import type { Candidate } from './import-row.ts';
import styles from './ImportScreen.module.css';
import { RowLine, type RowLineProps } from './RowLine.tsx';
import { useFieldNames } from './use-field-names.ts';

export interface RowTableProps extends Pick<RowLineProps, 'columns' | 'onChoose' | 'onMend'> {
  candidates: readonly Candidate[];
  verdicts: Extract<ImportDraft, { step: 'rows' }>['verdicts'];
  /** Rows that are not imported. */
  leftOut: readonly number[];
}

/** Table of the rows of the file. The callbacks must be stable, so that typing rerenders only one row. */
export function RowTable(props: RowTableProps) {
  const { candidates, columns, verdicts, leftOut, onChoose, onMend } = props;
  const { t } = useTranslation();
  const names = useFieldNames();
  return (
    <div className={styles['sheet']}>
      <Table verticalSpacing={4} horizontalSpacing={6} className={styles['rows'] ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('import:errors.row')}</Table.Th>
            <Table.Th>{t('import:rows.state')}</Table.Th>
            {columns.map((field) => (
              <Table.Th key={field}>{names[field]}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {candidates.map((candidate) => (
            <RowLine
              key={candidate.row}
              candidate={candidate}
              columns={columns}
              verdict={verdicts[candidate.row]}
              chosen={!leftOut.includes(candidate.row)}
              onChoose={onChoose}
              onMend={onMend}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
