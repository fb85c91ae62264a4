import { useEffect, useRef } from 'react';

/** Returns the ref of a menu's button which presses itself when it is there, and has the focus to give back. */
export function useOpenAtOnce() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);
  return button;
}
