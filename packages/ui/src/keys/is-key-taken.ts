/** What takes keys for itself: who writes, what is unfolded, and what asks something. */
const TAKERS =
  'input, textarea, select, [contenteditable], [aria-expanded="true"], [role="dialog"], [role="menu"]';

/**
 * Tells whether a key that was pressed is not for a screen as a whole: something has answered it already, it belongs to
 * the browser, to whoever writes, or to a dialog over everything.
 *
 * @param own a dialog that asks for itself: what is pressed in it is not taken by it
 */
export function isKeyTaken(event: KeyboardEvent, own: Element | null = null): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const taker = target instanceof Element ? target.closest(TAKERS) : null;
  return (
    (taker !== null && taker !== own) || document.querySelector('[aria-modal="true"]') !== null
  );
}
