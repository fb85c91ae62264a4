import { TextInput } from '@mantine/core';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { Table } from '@zampa/ui/mantine/Table';
import type { ImportRow } from '@zampa/contract/import/import-clients';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { memo } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { cellOf, warningsOf, withCell } from './cells.ts';
import type { CellField } from './field-list.ts';
import type { Verdict } from './import-draft.ts';
import type { Candidate } from './import-row.ts';
import styles from './ImportScreen.module.css';
import { useFieldNames } from './use-field-names.ts';
import { useRowReason, useRowWarnings } from './use-row-errors.ts';

export interface RowLineProps {
  candidate: Candidate;
  columns: readonly CellField[];
  verdict: Verdict | undefined;
  chosen: boolean;
  onChoose: (row: number, wanted: boolean) => void;
  onMend: (row: number, client: ImportRow) => void;
}

/** One row of the file, by its number there: every cell can be mended in its place, and says what of it cannot be read. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { candidate, columns, verdict, chosen, onChoose, onMend } = props;
  const { t } = useTranslation();
  const names = useFieldNames();
  const reasonOf = useRowReason();
  const words = useRowWarnings();
  const { client, row } = candidate;
  const warnings = chosen ? (verdict?.warnings ?? []) : [];
  const problemOf = (field: CellField) =>
    warningsOf(warnings, field)
      .map(({ code }) => words[code])
      .join(' ');
  const isFaulty = (field: CellField) => chosen && verdict?.field === field;
  return (
    <Table.Tr data-left-out={!chosen || undefined}>
      <Table.Td>
        <Checkbox
          label={row}
          aria-label={t('import:rows.choose', { row })}
          checked={chosen}
          onChange={({ currentTarget }) => onChoose(row, currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td className={styles['verdict']}>
        {chosen && verdict && <RowState verdict={verdict} />}
        {chosen && verdict?.code && <small>{reasonOf(verdict)}</small>}
        {chosen && verdict?.earlier && <small>{t('import:rows.earlier')}</small>}
        {chosen && verdict?.joins !== undefined && !verdict.earlier && (
          <small>{t('import:rows.joins', { row: verdict.joins })}</small>
        )}
        {warnings.map(({ field, code, value, pet }) => (
          <small key={`${field} ${pet} ${value}`}>
            {[value && `“${value}”`, words[code]].filter(Boolean).join(': ')}
          </small>
        ))}
      </Table.Td>
      {columns.map((field) => (
        <Table.Td key={field} data-label={names[field]}>
          <TextInput
            className={styles['cell'] ?? ''}
            aria-label={t('import:rows.cell', { field: names[field], row })}
            value={cellOf(client, field)}
            error={(isFaulty(field) ? reasonOf(verdict) : problemOf(field)) || false}
            onChange={({ currentTarget: { value } }) => onMend(row, withCell(client, field, value))}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  );
});

function RowState({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  if (verdict.isOld) return <StatusChip tone="waiting">{t('import:rows.changed')}</StatusChip>;
  if (verdict.code) return <StatusChip tone="due">{t('import:rows.bad')}</StatusChip>;
  return verdict.warnings?.length ? (
    <StatusChip tone="waiting">{t('import:rows.warned')}</StatusChip>
  ) : (
    <StatusChip tone="progress">{t('import:rows.good')}</StatusChip>
  );
}
