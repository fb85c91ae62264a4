import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What takes the key for itself: who writes, what is unfolded, and a dialog over everything. */
const busy = 'input, textarea, select, [contenteditable], [aria-expanded="true"], [role="dialog"]';

/**
 * Lets the details of an entry beside the calendar be used by keys: they have the focus once they are opened by a
 * control, Escape closes them from within and from the days beside them, and the focus goes back to what opened them.
 *
 * @param entryId whose details they are
 */
export function useDetailsKeys(
  card: RefObject<HTMLElement | null>,
  entryId: string,
  onClose: () => void,
): void {
  const opener = useRef<HTMLElement>(null);
  // At once: whoever is quick has gone on within them before an effect of later would take the focus back.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isByControl = activeElement instanceof HTMLElement && activeElement !== document.body;
    opener.current = isByControl ? activeElement : null;
    if (isByControl) card.current?.focus({ preventScroll: true });
  }, [card]);
  useEffect(
    () => () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) return;
      const { current } = opener;
      const isOwn = current?.isConnected && (entryIn(current) ?? entryId) === entryId;
      (isOwn ? current : drawnEntry(entryId))?.focus({ preventScroll: true });
    },
    [entryId],
  );

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(busy) || document.querySelector('[aria-modal="true"]')) return;
    const isHere =
      target === document.body || card.current?.contains(target) || entryIn(target) !== null;
    if (isHere) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Which entry a control of the calendar stands for; what stands for none has null. */
const entryIn = (control: Element): string | null =>
  (control.closest('[data-entry]') ?? control.querySelector('[data-entry]'))?.getAttribute(
    'data-entry',
  ) ?? null;

/** The control of an entry, also where the days were drawn anew since it was pressed. */
const drawnEntry = (id: string): HTMLElement | null =>
  document
    .querySelector(`[data-entry="${CSS.escape(id)}"]`)
    ?.closest<HTMLElement>('button, [role="button"]') ?? null;
