import { useEffect, useEffectEvent } from 'react';
import { actionOfKey } from './request-keys.ts';

const typingOrAsked = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/**
 * Follows the keys of the requests screen: each presses the control on screen that carries it, so that a key does
 * nothing where there is nothing to press. Keys stay with whoever is typing.
 */
export function useRequestKeys(help: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(typingOrAsked)) return;
    const action = actionOfKey(event.key);
    if (!action) return;
    event.preventDefault();
    if (action === 'help') return help();
    const control = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`);
    if (action === 'focus') control?.focus();
    else control?.click();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
