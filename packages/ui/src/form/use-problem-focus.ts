import { type RefObject, useEffect } from 'react';

/** An invalid field, or the first choice of an invalid group. */
const INVALID_FIELDS = '[aria-invalid="true"], fieldset:has([role="alert"] > span) input';

/** Focuses the first invalid field after each failed submit. */
export function useProblemFocus(form: RefObject<HTMLFormElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(INVALID_FIELDS)?.focus();
  }, [form, attempts]);
}
