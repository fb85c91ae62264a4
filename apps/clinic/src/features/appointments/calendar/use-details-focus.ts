import { focusIfLost } from '@zampa/ui/dialog/use-restore-focus';
import { isKeyTaken } from '@zampa/ui/keys/is-key-taken';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to an entry's details beside the calendar if a control of that entry had it. Otherwise leaves
 * the focus, because the details also remount when the days change.
 *
 * @param entryId the entry whose details are shown
 */
export function useDetailsFocus(details: RefObject<HTMLElement | null>, entryId: string): void {
  // In a layout effect: a later one could take the focus back from a user who has already moved on.
  useLayoutEffect(() => {
    if (findFocusedControl(entryId)) details.current?.focus({ preventScroll: true });
  }, [details, entryId]);
}

/** Closes the details beside the calendar on Escape, pressed in the details, on an entry or with nothing focused. */
export function useCloseOnEscape(
  details: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Escape' || !(target instanceof Element) || isKeyTaken(event)) return;
    const isInCalendar =
      target === document.body || details.current?.contains(target) || entryIdOf(target) !== null;
    if (isInCalendar) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Returns the focus to the entry's control when its details close, even if the control was rendered again. */
export function useRestoreEntryFocus(entryId: string): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = findFocusedControl(entryId);
  }, [entryId]);
  useEffect(
    () => () => {
      const { current } = opener;
      const isOwn = current?.isConnected && entryIdOf(current) === entryId;
      focusIfLost(isOwn ? current : findEntryControl(entryId));
    },
    [entryId],
  );
}

const CONTROL = 'button, [role="button"]';

/** Returns the focused element if it is a control of the entry. */
function findFocusedControl(entryId: string): Element | null {
  const { activeElement } = document;
  return activeElement && entryIdOf(activeElement) === entryId ? activeElement : null;
}

/** Returns the id of the entry to which a control belongs; null if none. */
const entryIdOf = (control: Element): string | null =>
  (
    control.closest('[data-entry]') ?? control.closest(CONTROL)?.querySelector('[data-entry]')
  )?.getAttribute('data-entry') ?? null;

/** Returns the current control of an entry, even if it was rendered again. */
const findEntryControl = (id: string): HTMLElement | null =>
  document.querySelector(`[data-entry="${CSS.escape(id)}"]`)?.closest<HTMLElement>(CONTROL) ?? null;
