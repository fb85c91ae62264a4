import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a field when it becomes enabled and nothing else has the focus. Does nothing unless it is wanted. */
export function useFocusWhenEnabled(
  field: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  isWanted: boolean,
): void {
  const wasDisabled = useRef(isDisabled);
  useEffect(() => {
    if (wasDisabled.current && !isDisabled && isWanted && document.activeElement === document.body)
      field.current?.focus();
    wasDisabled.current = isDisabled;
  }, [field, isDisabled, isWanted]);
}
