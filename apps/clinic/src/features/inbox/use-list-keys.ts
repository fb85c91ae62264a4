import { isKeyTaken } from '@zampa/ui/keys/is-key-taken';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rowAfterKey } from './move-in-list.ts';

/**
 * Adds keyboard navigation to a list. Arrows, J and K move the focus; Enter opens, because a row is a link. Escape
 * closes the open item and returns the focus to its row. Ignored while the user is typing.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, close: (() => void) | null) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyTaken(event)) return;
    if (event.key === 'Escape' && close) return closeToRow(list.current, close);
    // In the conversation the arrow keys scroll.
    if (event.key.startsWith('Arrow') && !isAtList(list.current)) return;
    moveFocus(list.current, event);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const rowsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

const isOpen = (row: HTMLElement) => row.hasAttribute('aria-current');

function isAtList(list: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || Boolean(list?.contains(activeElement));
}

function moveFocus(list: HTMLElement | null, event: KeyboardEvent) {
  const rows = rowsIn(list);
  const current = rows.findIndex((row) => row === document.activeElement);
  const start = current < 0 ? rows.findIndex(isOpen) : current;
  const next = rowAfterKey(event.key, start, rows.length);
  if (next === null) return;
  event.preventDefault();
  rows[next]?.focus();
}

function closeToRow(list: HTMLElement | null, close: () => void) {
  rowsIn(list).find(isOpen)?.focus();
  close();
}
