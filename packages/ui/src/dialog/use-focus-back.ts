import { useEffect } from 'react';

/**
 * Gives the focus back to what opened a dialog, also where closing takes the whole dialog out of the page: it would be
 * at the page's beginning otherwise.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
}
