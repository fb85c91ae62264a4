import { Button } from '@mantine/core';
import { Table } from '@zampa/ui/mantine/Table';
import type { ImportRow } from '@zampa/contract/import/import-clients';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { shownColumns } from './cells.ts';
import {
  chosenRows,
  countNewClients,
  failedRows,
  type ImportDraft,
  areRowsChecked,
  hasEditedRows,
  withCorrectedRow,
  sortedRows,
} from './import-draft.ts';
import styles from './ImportScreen.module.css';
import { RowLine } from './RowLine.tsx';
import { useFieldNames } from './use-field-names.ts';
import { useSendRows } from './use-import.ts';

type RowsDraft = Extract<ImportDraft, { step: 'rows' }>;

export interface SelectRowsProps {
  draft: RowsDraft;
  onDraft: (draft: ImportDraft) => void;
  onBack: () => void;
}

const PAGE_SIZE = 50;

/**
 * Shows the third step of the import: the verdict for each row before anything is imported. Invalid cells can be
 * corrected here.
 */
export function SelectRows({ draft, onDraft, onBack }: SelectRowsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const names = useFieldNames();
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const chosen = chosenRows(draft);
  const failed = new Set(failedRows(draft).map(({ row }) => row));
  const isChecked = areRowsChecked(draft);
  const ordered = sortedRows(draft);
  // Fixed when the table opens, so that a column stays while its only cell is being edited.
  const [columns] = useState(() => shownColumns(draft.candidates.map(({ client }) => client)));
  const warnedCount = chosen.filter(({ row }) => draft.verdicts[row]?.warnings?.length).length;

  // Stable callbacks read the latest draft through a ref, so that typing rerenders only one row.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const send = useSendRows(facility, () => latest.current, onDraft);
  const changeDraft = useCallback(
    (next: (before: RowsDraft) => RowsDraft) => {
      latest.current = next(latest.current);
      onDraft(latest.current);
    },
    [onDraft],
  );
  const toggleRow = useCallback(
    (row: number, isChosen: boolean) =>
      changeDraft((before) => {
        const others = before.leftOut.filter((leftOutRow) => leftOutRow !== row);
        return { ...before, leftOut: isChosen ? others : [...others, row] };
      }),
    [changeDraft],
  );
  const correctRow = useCallback(
    (row: number, client: ImportRow) =>
      changeDraft((before) => withCorrectedRow(before, row, client)),
    [changeDraft],
  );
  const reasonId = useId();
  const unchecked = hasEditedRows(draft) ? t('import:rows.edited') : t('import:rows.unjudged');
  const importableCount = chosen.length - failed.size;
  const clients = countNewClients(draft);
  return (
    <section className={styles['step']}>
      <h2>{t('import:rows.title')}</h2>
      <p role="status" id={reasonId}>
        {isChecked
          ? t('import:rows.verdict', { good: importableCount, bad: failed.size })
          : unchecked}
      </p>
      <CallProblem error={send.error} />
      <Row>
        <Button variant="default" onClick={onBack}>
          {t('import:otherFile')}
        </Button>
        <Button
          variant={isChecked ? 'default' : 'filled'}
          loading={send.isPending && send.variables.dryRun}
          onClick={() => send.mutate({ draft, dryRun: true })}
        >
          {t('import:rows.check')}
        </Button>
        <Button
          disabled={!isChecked || importableCount === 0}
          aria-describedby={reasonId}
          loading={send.isPending && !send.variables.dryRun}
          onClick={() => send.mutate({ draft, dryRun: false })}
        >
          {clients === 0 && importableCount > 0
            ? t('import:rows.addPets')
            : t('import:rows.import', { count: clients })}
        </Button>
      </Row>
      {isChecked && clients > 0 && clients < importableCount && (
        <p>{t('import:rows.joined', { count: clients })}</p>
      )}
      {warnedCount > 0 && <p>{t('import:rows.kept', { count: warnedCount })}</p>}
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
            {ordered.slice(0, shownCount).map((candidate) => (
              <RowLine
                key={candidate.row}
                candidate={candidate}
                columns={columns}
                verdict={draft.verdicts[candidate.row]}
                chosen={!draft.leftOut.includes(candidate.row)}
                onChoose={toggleRow}
                onMend={correctRow}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {shownCount < ordered.length && (
        <Button variant="subtle" onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </section>
  );
}
