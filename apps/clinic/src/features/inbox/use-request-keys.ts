import { isKeyTaken } from '@zampa/ui/keys/is-key-taken';
import { useEffect, useEffectEvent } from 'react';
import { actionOfKey } from './request-keys.ts';

/**
 * Follows the keys of the requests screen: each presses the control on screen that carries it, so that a key does
 * nothing where there is nothing to press. Keys stay with whoever is typing.
 */
export function useRequestKeys(help: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyTaken(event)) return;
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
