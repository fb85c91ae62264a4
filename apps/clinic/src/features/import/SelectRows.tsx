import { Button } from '@mantine/core';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useId, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { shownColumns } from './cells.ts';
import {
  chosenRows,
  countNewClients,
  failedRows,
  type ImportDraft,
  areRowsChecked,
  hasEditedRows,
  sortedRows,
} from './import-draft.ts';
import styles from './ImportScreen.module.css';
import { RowTable } from './RowTable.tsx';
import { useRowEdits } from './use-row-edits.ts';

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
  const { t } = useTranslation();
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const chosen = chosenRows(draft);
  const failed = new Set(failedRows(draft).map(({ row }) => row));
  const isChecked = areRowsChecked(draft);
  const ordered = sortedRows(draft);
  // Fixed when the table opens, so that a column stays while its only cell is being edited.
  const [columns] = useState(() => shownColumns(draft.candidates.map(({ client }) => client)));
  const warnedCount = chosen.filter(({ row }) => draft.verdicts[row]?.warnings?.length).length;

  const { send, toggleRow, correctRow } = useRowEdits(draft, onDraft);
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
        <ImportButtons
          isChecked={isChecked}
          rowCount={importableCount}
          clientCount={clients}
          reasonId={reasonId}
          pending={send.isPending ? (send.variables.dryRun ? 'check' : 'import') : null}
          onCheck={() => send.mutate({ draft, dryRun: true })}
          onImport={() => send.mutate({ draft, dryRun: false })}
        />
      </Row>
      {isChecked && clients > 0 && clients < importableCount && (
        <p>{t('import:rows.joined', { count: clients })}</p>
      )}
      {warnedCount > 0 && <p>{t('import:rows.kept', { count: warnedCount })}</p>}
      <RowTable
        candidates={ordered.slice(0, shownCount)}
        columns={columns}
        verdicts={draft.verdicts}
        leftOut={draft.leftOut}
        onChoose={toggleRow}
        onMend={correctRow}
      />
      {shownCount < ordered.length && (
        <Button variant="subtle" onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </section>
  );
}

interface ImportButtonsProps {
  /** Whether all chosen rows were checked as they are now. */
  isChecked: boolean;
  /** Number of rows that can be imported. */
  rowCount: number;
  /** Number of clients that these rows create. */
  clientCount: number;
  /** Id of the text that says why nothing can be imported. */
  reasonId: string;
  pending: 'check' | 'import' | null;
  onCheck: () => void;
  onImport: () => void;
}

function ImportButtons(props: ImportButtonsProps) {
  const { isChecked, rowCount, clientCount, reasonId, pending, onCheck, onImport } = props;
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant={isChecked ? 'default' : 'filled'}
        loading={pending === 'check'}
        onClick={onCheck}
      >
        {t('import:rows.check')}
      </Button>
      <Button
        disabled={!isChecked || rowCount === 0}
        aria-describedby={reasonId}
        loading={pending === 'import'}
        onClick={onImport}
      >
        {clientCount === 0 && rowCount > 0
          ? t('import:rows.addPets')
          : t('import:rows.import', { count: clientCount })}
      </Button>
    </>
  );
}
