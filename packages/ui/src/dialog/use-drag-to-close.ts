import { type PointerEvent, useRef } from 'react';

/** Slightly more than an accidental movement. */
const CLOSE_DISTANCE_PX = 96;

/**
 * Closes a bottom sheet that is dragged down far enough by its header. A sheet with text in a field slides back up,
 * to protect the input.
 *
 * @returns pointer handlers for the header
 */
export function useDragToClose(onClose: () => void) {
  const startY = useRef<number | null>(null);

  const start = ({ currentTarget, target, clientY, pointerId }: PointerEvent<HTMLElement>) => {
    const isButton = target instanceof Element && target.closest('button') !== null;
    if (isButton || !isSheet()) return;
    startY.current = clientY;
    currentTarget.setPointerCapture(pointerId);
  };
  const move = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    if (startY.current === null) return;
    setOffset(currentTarget, `0 ${Math.max(0, clientY - startY.current)}px`);
  };
  const end = ({ currentTarget, clientY, type }: PointerEvent<HTMLElement>) => {
    if (startY.current === null) return;
    const isFar = type === 'pointerup' && clientY - startY.current > CLOSE_DISTANCE_PX;
    startY.current = null;
    if (isFar && !hasInput(sheetOf(currentTarget))) onClose();
    else setOffset(currentTarget, '');
  };
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}

const isSheet = () => window.matchMedia('(width <= 30em)').matches;

const sheetOf = (header: HTMLElement) => header.closest<HTMLElement>('[role="dialog"]');

function setOffset(header: HTMLElement, translate: string): void {
  const sheet = sheetOf(header);
  if (sheet) sheet.style.translate = translate;
}

const hasInput = (sheet: HTMLElement | null) =>
  [...(sheet?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])].some(
    ({ type, value }) => !['checkbox', 'radio'].includes(type) && value !== '',
  );
