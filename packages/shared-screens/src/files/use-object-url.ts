import { useMemo, useSyncExternalStore } from 'react';

/**
 * Returns an address for a file that was chosen but not sent yet; it is given back when the file changes or the part
 * goes.
 */
export function useObjectUrl(file: Blob | null): string | null {
  const store = useMemo(() => urlStore(file), [file]);
  return useSyncExternalStore(store.subscribe, store.url);
}

/** The address exists as long as somebody shows it. */
function urlStore(file: Blob | null) {
  let url: string | null = null;
  return {
    url: () => url,
    subscribe: (onChange: () => void) => {
      if (!file) return () => {};
      const made = URL.createObjectURL(file);
      url = made;
      onChange();
      return () => {
        URL.revokeObjectURL(made);
        url = null;
      };
    },
  };
}
