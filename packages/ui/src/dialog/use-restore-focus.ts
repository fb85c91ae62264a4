import { useEffect } from 'react';

/**
 * Returns the focus to the opener of a dialog when it closes or unmounts. Otherwise the focus would move to the start
 * of the page.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => focusIfLost(opener);
  }, []);
}

/** Focuses an element if no element has the focus. */
export function focusIfLost(control: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  if (isLost && control instanceof HTMLElement) control.focus({ preventScroll: true });
}
