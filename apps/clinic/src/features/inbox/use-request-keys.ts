import { isKeyTaken } from '@zampa/ui/keys/is-key-taken';
import { useEffect, useEffectEvent } from 'react';
import { actionOfKey } from './request-keys.ts';

/**
 * Adds the keyboard shortcuts of the requests screen. Each presses the control on the screen with the matching
 * `data-key`, if there is one. Ignored while the user is typing.
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
