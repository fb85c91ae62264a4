import { type RefObject, useEffect } from 'react';

/**
 * Table roles that react-big-calendar sets on elements that are not tables; screen readers would announce empty
 * tables.
 */
const MISLEADING_ROLES = [
  'table',
  'rowgroup',
  'row',
  'rowheader',
  'columnheader',
  'cell',
  'gridcell',
];
const selector = MISLEADING_ROLES.map((role) => `[role="${role}"]`).join();

/**
 * Removes misleading table roles from the calendar and makes its hours scrollable by keyboard, also in elements
 * rendered later.
 */
export function useAccessibleGrid(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const removeMisleadingRoles = () => {
      for (const element of current.querySelectorAll(selector)) element.removeAttribute('role');
      for (const element of current.querySelectorAll('[aria-sort]'))
        element.removeAttribute('aria-sort');
      for (const hours of current.querySelectorAll('.rbc-time-content'))
        hours.setAttribute('tabindex', '0');
    };
    removeMisleadingRoles();
    const observer = new MutationObserver(removeMisleadingRoles);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
}
