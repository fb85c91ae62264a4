import { focusWhereLost } from '@zampa/ui/dialog/use-focus-back';
import { isKeyTaken } from '@zampa/ui/keys/is-key-taken';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to the details of an entry beside the calendar once a control of the entry opens them. Who does
 * something else meanwhile keeps it: the details leave and come back with the days around them.
 *
 * @param entryId whose details they are
 */
export function useDetailsFocus(details: RefObject<HTMLElement | null>, entryId: string): void {
  // At once: whoever is quick has gone on within them before an effect of later would take the focus back.
  useLayoutEffect(() => {
    if (openerOf(entryId)) details.current?.focus({ preventScroll: true });
  }, [details, entryId]);
}

/** Closes the details beside the calendar with Escape, from within and from the days beside them. */
export function useDetailsKeys(details: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Escape' || !(target instanceof Element) || isKeyTaken(event)) return;
    const isHere =
      target === document.body || details.current?.contains(target) || entryIn(target) !== null;
    if (isHere) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Gives the focus back to the control of an entry whose details are closed, also where the days were drawn anew since. */
export function useFocusBackToEntry(entryId: string): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = openerOf(entryId);
  }, [entryId]);
  useEffect(
    () => () => {
      const { current } = opener;
      const isOwn = current?.isConnected && entryIn(current) === entryId;
      focusWhereLost(isOwn ? current : drawnEntry(entryId));
    },
    [entryId],
  );
}

const CONTROL = 'button, [role="button"]';

/** The control that has the focus, where it is one of the entry. */
function openerOf(entryId: string): Element | null {
  const { activeElement } = document;
  return activeElement && entryIn(activeElement) === entryId ? activeElement : null;
}

/** Which entry a control of the calendar stands for; what stands for none has null. */
const entryIn = (control: Element): string | null =>
  (
    control.closest('[data-entry]') ?? control.closest(CONTROL)?.querySelector('[data-entry]')
  )?.getAttribute('data-entry') ?? null;

/** The control of an entry, also where the days were drawn anew since it was pressed. */
const drawnEntry = (id: string): HTMLElement | null =>
  document.querySelector(`[data-entry="${CSS.escape(id)}"]`)?.closest<HTMLElement>(CONTROL) ?? null;
