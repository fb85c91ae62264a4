import type { ImportRow } from '@zampa/contract/import/import-clients';
import { useCallback, useEffect, useRef } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { type ImportDraft, withCorrectedRow } from './import-draft.ts';
import { useSendRows } from './use-import.ts';

type RowsDraft = Extract<ImportDraft, { step: 'rows' }>;

/**
 * Changes which rows are imported and what is in them, and sends them. The callbacks are stable: they read the latest
 * draft through a ref, so that typing rerenders only one row.
 */
export function useRowEdits(draft: RowsDraft, onDraft: (draft: ImportDraft) => void) {
  const facility = useFacility();
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
  return { send, toggleRow, correctRow };
}
