import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetDraft, keepDraft } from '../storage/keep-draft.ts';
import { usePersonDatabase } from '../storage/PersonDatabaseProvider.tsx';

/**
 * Keeps what is typed into a form on this device, through Escape, the way back and reloads, until it is sent. Nothing is drawn
 * anew for it.
 *
 * @param name of the draft; each thing that is written about has its own
 * @returns forgets the draft, for when it was sent or given up
 */
export function useStoredForm<Values extends FieldValues>(
  { reset, subscribe }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  name: string,
): () => void {
  const inDatabase = usePersonDatabase();

  useEffect(() => {
    // What is typed before the draft has been read wins.
    let isWanted = true;
    const show = (found: unknown) => {
      if (found && isWanted) reset(found as Values, { keepDefaultValues: true });
    };
    inDatabase((open) => open.get('drafts', name)).then(show, () => undefined);
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        // Only what a person typed: what was kept is not kept anew when it is shown.
        if (type !== 'change') return;
        isWanted = false;
        const typed = structuredClone(values);
        inDatabase((open) => keepDraft(open, name, typed)).catch(() => undefined);
      },
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [inDatabase, name, reset, subscribe]);

  return useCallback(() => {
    inDatabase((open) => forgetDraft(open, name)).catch(() => undefined);
  }, [inDatabase, name]);
}
