import { type RefObject, useEffect } from 'react';

/** Roles of a table that the calendar gives to parts which are none, and which a reader would announce as empty tables. */
const WRONG = ['table', 'rowgroup', 'row', 'rowheader', 'columnheader', 'cell', 'gridcell'];
const selector = WRONG.map((role) => `[role="${role}"]`).join();

/**
 * Takes the wrong roles, and what belongs to them, away, and lets the hours be scrolled by keys where nothing stands
 * among them: also in what is drawn later.
 */
export function useAccessibleGrid(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const strip = () => {
      for (const element of current.querySelectorAll(selector)) element.removeAttribute('role');
      for (const element of current.querySelectorAll('[aria-sort]'))
        element.removeAttribute('aria-sort');
      for (const hours of current.querySelectorAll('.rbc-time-content'))
        hours.setAttribute('tabindex', '0');
    };
    strip();
    const observer = new MutationObserver(strip);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
}
