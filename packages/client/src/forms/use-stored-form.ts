import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from '../storage/use-draft.ts';

/**
 * Keeps what is typed into a form on this device, through Escape, the way back and reloads, until it is sent.
 *
 * @param name of the draft; each thing that is written about has its own
 * @returns forgets the draft, for when it was sent or given up
 */
export function useStoredForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  name: string,
): () => void {
  const { value, ready, set, clear } = useDraft<Values | null>(name, null);
  const { reset, subscribe } = form;
  const isShown = useRef(false);

  useEffect(() => {
    if (!ready || isShown.current) return;
    isShown.current = true;
    if (value) reset(value, { keepDefaultValues: true });
  }, [ready, value, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          // Only what a person typed: what was kept is not kept anew when it is shown.
          if (type === 'change') set(structuredClone(values));
        },
      }),
    [subscribe, set],
  );
  return clear;
}
