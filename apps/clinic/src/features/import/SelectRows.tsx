import { Button } from '@mantine/core';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { chosenOf, failedOf, type ImportDraft, mended } from './import-draft.ts';
import styles from './ImportScreen.module.css';
import { RowLine } from './RowLine.tsx';
import { useSendRows } from './use-import.ts';

export interface SelectRowsProps {
  facility: StaffFacility;
  draft: Extract<ImportDraft, { step: 'rows' }>;
  onDraft: (draft: ImportDraft) => void;
  onBack: () => void;
}

const SHOWN = 50;

/** The third step: what would become of each row, before anything is imported; wrong ones are mended here. */
export function SelectRows({ facility, draft, onDraft, onBack }: SelectRowsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN);
  const send = useSendRows(facility, onDraft);
  const chosen = chosenOf(draft);
  const failed = new Set(failedOf(draft).map(({ row }) => row));
  const judged = chosen.every(({ row }) => draft.verdicts[row]);
  const { mutate } = send;
  const ordered = draft.candidates.toSorted(
    (one, other) => Number(failed.has(other.row)) - Number(failed.has(one.row)),
  );
  const toggle = (row: number, wanted: boolean) => {
    const others = draft.leftOut.filter((known) => known !== row);
    onDraft({ ...draft, leftOut: wanted ? others : [...others, row] });
  };
  const good = chosen.length - failed.size;
  return (
    <section className={styles['step']}>
      <h2>{t('import:rows.title')}</h2>
      <p role="status">
        {judged ? t('import:rows.verdict', { good, bad: failed.size }) : t('import:rows.unjudged')}
      </p>
      <CallProblem error={send.error} />
      <div className={styles['actions']}>
        <Button variant="default" onClick={onBack}>
          {t('import:otherFile')}
        </Button>
        <Button
          variant={judged ? 'default' : 'filled'}
          loading={send.isPending && send.variables.dryRun}
          onClick={() => mutate({ draft, dryRun: true })}
        >
          {t('import:rows.check')}
        </Button>
        <Button
          disabled={!judged || good === 0}
          loading={send.isPending && !send.variables.dryRun}
          onClick={() => mutate({ draft, dryRun: false })}
        >
          {t('import:rows.import', { count: good })}
        </Button>
      </div>
      <ul className={styles['rows']}>
        {ordered.slice(0, shown).map((candidate) => (
          <RowLine
            key={candidate.row}
            candidate={candidate}
            verdict={draft.verdicts[candidate.row]}
            chosen={!draft.leftOut.includes(candidate.row)}
            onChoose={(wanted) => toggle(candidate.row, wanted)}
            onMend={(client) => onDraft(mended(draft, candidate.row, client))}
          />
        ))}
      </ul>
      {shown < ordered.length && (
        <Button variant="subtle" onClick={() => setShown(shown + SHOWN)}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </section>
  );
}
