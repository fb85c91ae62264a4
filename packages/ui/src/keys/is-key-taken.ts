/** Elements that handle keys themselves: fields, open popups, dialogs and menus. */
const KEY_HANDLERS =
  'input, textarea, select, [contenteditable], [aria-expanded="true"], [role="dialog"], [role="menu"]';

/**
 * Returns whether a key press is not available for a screen's shortcut: it was already handled, it belongs to the
 * browser or a field, or a dialog is open.
 *
 * @param own a dialog that handles keys itself: keys pressed in it do not count as taken by it
 */
export function isKeyTaken(event: KeyboardEvent, own: Element | null = null): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const handler = target instanceof Element ? target.closest(KEY_HANDLERS) : null;
  return (
    (handler !== null && handler !== own) || document.querySelector('[aria-modal="true"]') !== null
  );
}
