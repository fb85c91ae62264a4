import { type RefObject, useEffect } from 'react';

/** A field, or the first choice of a list, that says what is wrong with it. */
const PROBLEMS = '[aria-invalid="true"], fieldset:has([role="alert"] > span) input';

/**
 * Gives the focus, after each attempt to send a form in vain, to the first of its fields that has a problem, which is
 * then in view.
 */
export function useProblemFocus(form: RefObject<HTMLFormElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(PROBLEMS)?.focus();
  }, [form, attempts]);
}
