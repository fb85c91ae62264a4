import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to the form when the form for a new client closes: to the chosen client, or to the search
 * field. Otherwise the focus would move to the page, because the button that had it is gone.
 */
export function useFocusAfterNewClient(
  form: RefObject<HTMLFormElement | null>,
  isOpen: boolean,
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      form.current?.querySelector<HTMLElement>('[data-client]')?.focus();
    wasOpen.current = isOpen;
  }, [form, isOpen]);
}
