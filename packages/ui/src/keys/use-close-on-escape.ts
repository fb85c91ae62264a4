import { useEffect, useEffectEvent } from 'react';

/** The open dialogs and drawers, the latest last. Shared by all, because Escape closes only the one on top. */
const layers: (() => void)[] = [];

/**
 * Closes a dialog or drawer on Escape if nothing was opened after it. Prevents the default, so that the screen
 * behind does not handle the key too. An open list of options handles the key first.
 */
export function useCloseOnEscape(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const layer = () => close();
    layers.push(layer);
    if (layers.length === 1) window.addEventListener('keydown', closeTopLayer, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener('keydown', closeTopLayer, true);
    };
  }, [open]);
}

function closeTopLayer(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return;
  const { target } = event;
  // Mantine marks fields with an open list of options.
  if (target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]')) return;
  event.preventDefault();
  layers.at(-1)?.();
}
