import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { deleteDraft, saveDraft } from '../storage/save-draft.ts';
import { usePersonDatabase } from '../session/PersonDatabaseProvider.tsx';

/**
 * Stores a form's draft on the device until it is sent, so that it survives Escape, Back and reloads. Causes no
 * renders.
 *
 * @param name of the draft; each edited object has its own
 * @returns a function that deletes the draft, for when it was sent or discarded
 */
export function useStoredForm<Values extends FieldValues>(
  { reset, subscribe }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  name: string,
): () => void {
  const inDatabase = usePersonDatabase();

  useEffect(() => {
    // Typing before the draft has been read takes precedence.
    let isUntouched = true;
    const restoreDraft = (found: unknown) => {
      if (found && isUntouched) reset(found as Values, { keepDefaultValues: true });
    };
    inDatabase((open) => open.get('drafts', name)).then(restoreDraft, () => undefined);
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        // Store only what a person typed, not a draft that is being restored.
        if (type !== 'change') return;
        isUntouched = false;
        const typed = structuredClone(values);
        inDatabase((open) => saveDraft(open, name, typed)).catch(() => undefined);
      },
    });
    return () => {
      isUntouched = false;
      stop();
    };
  }, [inDatabase, name, reset, subscribe]);

  return useCallback(() => {
    inDatabase((open) => deleteDraft(open, name)).catch(() => undefined);
  }, [inDatabase, name]);
}
