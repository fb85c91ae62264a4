import { useEffect } from 'react';

/**
 * Gives the focus back to what opened a dialog, also where closing takes the whole dialog out of the page: it would be
 * at the page's beginning otherwise.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => focusWhereLost(opener);
  }, []);
}

/** Gives the focus to a control where what had it has left the page. */
export function focusWhereLost(control: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  if (isLost && control instanceof HTMLElement) control.focus({ preventScroll: true });
}
