import { type PointerEvent, useRef } from 'react';

/** A little more than a slip of the finger. */
const FAR_ENOUGH_PX = 96;

/**
 * Lets a sheet be drawn down by its head, and closes it where it is let go far enough down. Something that is written in it
 * would be lost so easily that such a sheet goes back up.
 *
 * @returns what the head has to hear of
 */
export function useDragDown(onClose: () => void) {
  const from = useRef<number | null>(null);

  const start = ({ currentTarget, target, clientY, pointerId }: PointerEvent<HTMLElement>) => {
    const isButton = target instanceof Element && target.closest('button') !== null;
    if (isButton || !isSheet()) return;
    from.current = clientY;
    currentTarget.setPointerCapture(pointerId);
  };
  const move = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    if (from.current === null) return;
    place(currentTarget, `0 ${Math.max(0, clientY - from.current)}px`);
  };
  const end = ({ currentTarget, clientY, type }: PointerEvent<HTMLElement>) => {
    if (from.current === null) return;
    const isFar = type === 'pointerup' && clientY - from.current > FAR_ENOUGH_PX;
    from.current = null;
    if (isFar && !isWrittenIn(sheetOf(currentTarget))) onClose();
    else place(currentTarget, '');
  };
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}

const isSheet = () => window.matchMedia('(width <= 30em)').matches;

const sheetOf = (head: HTMLElement) => head.closest<HTMLElement>('[role="dialog"]');

function place(head: HTMLElement, translate: string): void {
  const sheet = sheetOf(head);
  if (sheet) sheet.style.translate = translate;
}

const isWrittenIn = (sheet: HTMLElement | null) =>
  [...(sheet?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])].some(
    ({ type, value }) => !['checkbox', 'radio'].includes(type) && value !== '',
  );
