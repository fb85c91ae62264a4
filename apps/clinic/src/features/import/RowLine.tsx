import { TextInput } from '@mantine/core';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { Table } from '@zampa/ui/mantine/Table';
import type { ImportRow } from '@zampa/contract/import/import-clients';
import { fullName } from '@zampa/domain/people/names';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { memo } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { cellText, cellWarnings, withCell } from './cells.ts';
import type { CellField } from './field-list.ts';
import { appliesTo, type Verdict } from './import-draft.ts';
import type { Candidate } from './import-row.ts';
import styles from './ImportScreen.module.css';
import { useFieldNames } from './use-field-names.ts';
import { useReadingProblemTexts, useRowErrorText, useRowWarnings } from './use-row-errors.ts';

export interface RowLineProps {
  candidate: Candidate;
  columns: readonly CellField[];
  verdict: Verdict | undefined;
  chosen: boolean;
  onChoose: (row: number, isChosen: boolean) => void;
  onMend: (row: number, client: ImportRow) => void;
}

/** Row of the file with its row number, a checkbox, its verdict and an editable field for every cell, with warnings. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { candidate, columns, verdict, chosen, onChoose, onMend } = props;
  const { t } = useTranslation();
  const names = useFieldNames();
  const reasonOf = useRowErrorText();
  const warningTexts = useRowWarnings();
  const { client, row, problems = [] } = candidate;
  const warnings = chosen
    ? (verdict?.warnings ?? []).filter(({ field }) => verdict && appliesTo(verdict, field))
    : [];
  const error = chosen && verdict && appliesTo(verdict, verdict.field) ? reasonOf(verdict) : '';
  const warningText = (field: CellField) =>
    cellWarnings(warnings, field)
      .map(({ code }) => warningTexts[code])
      .join(' ');
  return (
    <Table.Tr data-left-out={!chosen || undefined}>
      <Table.Td>
        <Checkbox
          label={row}
          aria-label={t('import:rows.choose', { row })}
          checked={chosen}
          onChange={({ currentTarget }) => onChoose(row, currentTarget.checked)}
        />
        <span className={styles['name']}>
          {fullName({ firstName: client.firstName ?? '', lastName: client.lastName ?? '' })}
        </span>
      </Table.Td>
      <Table.Td className={styles['verdict']}>
        {chosen && (
          <RowVerdict verdict={verdict} problems={problems} warnings={warnings} error={error} />
        )}
      </Table.Td>
      {columns.map((field) => (
        <Table.Td key={field} data-label={names[field]}>
          <TextInput
            className={styles['cell'] ?? ''}
            aria-label={t('import:rows.cell', { field: names[field], row })}
            value={cellText(client, field)}
            error={(verdict?.field === field && error) || false}
            description={warningText(field)}
            inputWrapperOrder={['input', 'description', 'error']}
            onChange={({ currentTarget: { value } }) => onMend(row, withCell(client, field, value))}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  );
});

interface RowVerdictProps {
  verdict: Verdict | undefined;
  problems: NonNullable<Candidate['problems']>;
  warnings: NonNullable<Verdict['warnings']>;
  error: string;
}

/** Says whether a chosen row can be imported, and what was found in it. */
function RowVerdict({ verdict, problems, warnings, error }: RowVerdictProps) {
  const { t } = useTranslation();
  const warningTexts = useRowWarnings();
  const problemTexts = useReadingProblemTexts();
  return (
    <>
      {verdict && (
        <RowState verdict={verdict} hasNotes={warnings.length > 0 || problems.length > 0} />
      )}
      {error && <small>{error}</small>}
      {problems.map((problem) => (
        <small key={problem}>{problemTexts[problem]}</small>
      ))}
      {verdict?.earlier && <small>{t('import:rows.earlier')}</small>}
      {verdict?.joins !== undefined && !verdict.earlier && (
        <small>{t('import:rows.joins', { row: verdict.joins })}</small>
      )}
      {warnings.map(({ field, code, value, pet }) => (
        <small key={`${field} ${pet} ${value}`}>
          {[value && `“${value}”`, warningTexts[code]].filter(Boolean).join(': ')}
        </small>
      ))}
    </>
  );
}

function RowState({ verdict, hasNotes }: { verdict: Verdict; hasNotes: boolean }) {
  const { t } = useTranslation();
  if (verdict.isOld) return <StatusChip tone="waiting">{t('import:rows.changed')}</StatusChip>;
  if (verdict.code) return <StatusChip tone="due">{t('import:rows.bad')}</StatusChip>;
  return hasNotes ? (
    <StatusChip tone="waiting">{t('import:rows.warned')}</StatusChip>
  ) : (
    <StatusChip tone="progress">{t('import:rows.good')}</StatusChip>
  );
}
