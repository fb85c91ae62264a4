import { useMemo, useSyncExternalStore } from 'react';

/** Returns an object URL for a chosen file; revoked when the file changes or the component unmounts. */
export function useObjectUrl(file: Blob | null): string | null {
  const store = useMemo(() => createUrlStore(file), [file]);
  return useSyncExternalStore(store.subscribe, store.url);
}

/** Creates the object URL on the first subscription and revokes it on unsubscription. */
function createUrlStore(file: Blob | null) {
  let url: string | null = null;
  return {
    url: () => url,
    subscribe: (onChange: () => void) => {
      if (!file) return () => {};
      const created = URL.createObjectURL(file);
      url = created;
      onChange();
      return () => {
        URL.revokeObjectURL(created);
        url = null;
      };
    },
  };
}
