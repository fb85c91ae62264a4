import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the button of a lazy-loaded menu. On mount the button is focused and clicked, so that the menu
 * opens and can return focus to it.
 */
export function useOpenOnMount() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);
  return button;
}
