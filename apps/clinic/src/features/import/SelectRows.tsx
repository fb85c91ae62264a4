import { Button } from '@mantine/core';
import { Table } from '@zampa/ui/mantine/Table';
import type { ImportRow } from '@zampa/contract/import/import-clients';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { columnsOf } from './cells.ts';
import {
  chosenOf,
  clientsIn,
  failedOf,
  type ImportDraft,
  isJudged,
  mended,
  orderedOf,
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

const SHOWN = 50;

/** Shows the third step: what would become of each row, before anything is imported; wrong ones are mended here. */
export function SelectRows({ draft, onDraft, onBack }: SelectRowsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const names = useFieldNames();
  const [shown, setShown] = useState(SHOWN);
  const chosen = chosenOf(draft);
  const failed = new Set(failedOf(draft).map(({ row }) => row));
  const judged = isJudged(draft);
  const ordered = orderedOf(draft);
  // What was there when the table opened stays, also while its only cell is typed anew.
  const [columns] = useState(() => columnsOf(draft.candidates.map(({ client }) => client)));
  const warned = chosen.filter(({ row }) => draft.verdicts[row]?.warnings?.length).length;

  // The rows hold on to what they call, so that typing in one draws that one alone.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const send = useSendRows(facility, () => latest.current, onDraft);
  const change = useCallback(
    (next: (before: RowsDraft) => RowsDraft) => {
      latest.current = next(latest.current);
      onDraft(latest.current);
    },
    [onDraft],
  );
  const toggle = useCallback(
    (row: number, wanted: boolean) =>
      change((before) => {
        const others = before.leftOut.filter((known) => known !== row);
        return { ...before, leftOut: wanted ? others : [...others, row] };
      }),
    [change],
  );
  const mend = useCallback(
    (row: number, client: ImportRow) => change((before) => mended(before, row, client)),
    [change],
  );
  const good = chosen.length - failed.size;
  const clients = clientsIn(draft);
  return (
    <section className={styles['step']}>
      <h2>{t('import:rows.title')}</h2>
      <p role="status">
        {judged ? t('import:rows.verdict', { good, bad: failed.size }) : t('import:rows.unjudged')}
      </p>
      <CallProblem error={send.error} />
      <Row>
        <Button variant="default" onClick={onBack}>
          {t('import:otherFile')}
        </Button>
        <Button
          variant={judged ? 'default' : 'filled'}
          loading={send.isPending && send.variables.dryRun}
          onClick={() => send.mutate({ draft, dryRun: true })}
        >
          {t('import:rows.check')}
        </Button>
        <Button
          disabled={!judged || good === 0}
          loading={send.isPending && !send.variables.dryRun}
          onClick={() => send.mutate({ draft, dryRun: false })}
        >
          {clients === 0 && good > 0
            ? t('import:rows.addPets')
            : t('import:rows.import', { count: clients })}
        </Button>
      </Row>
      {judged && clients > 0 && clients < good && (
        <p>{t('import:rows.joined', { count: clients })}</p>
      )}
      {warned > 0 && <p>{t('import:rows.kept', { count: warned })}</p>}
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
            {ordered.slice(0, shown).map((candidate) => (
              <RowLine
                key={candidate.row}
                candidate={candidate}
                columns={columns}
                verdict={draft.verdicts[candidate.row]}
                chosen={!draft.leftOut.includes(candidate.row)}
                onChoose={toggle}
                onMend={mend}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {shown < ordered.length && (
        <Button variant="subtle" onClick={() => setShown(shown + SHOWN)}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </section>
  );
}
