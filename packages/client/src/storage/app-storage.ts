export type AppName = 'clinic' | 'owner';

/** Stores an app's data about its user in this browser. Both apps may be used in one browser. */
export interface AppStorage {
  /** The parsed value, or `null` if it is missing or cannot be parsed. */
  read<Value>(name: string): Value | null;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** Removes all entries of this app except one. */
  clear(except?: string): void;
  /** The full key, as in storage events. */
  key(name: string): string;
}

/** Returns the storage of an app. Reads return null where the browser allows no storage. */
export function createAppStorage(
  app: AppName,
  storage: Storage | null = findLocalStorage(),
): AppStorage {
  const key = (name: string) => `zampa.${app}.${name}`;
  return {
    key,
    read<Value>(name: string) {
      return parseOrNull<Value>(storage?.getItem(key(name)) ?? null);
    },
    write: (name, value) => storage?.setItem(key(name), JSON.stringify(value)),
    remove: (name) => storage?.removeItem(key(name)),
    clear(except = '') {
      for (const written of Object.keys(storage ?? {}))
        if (written.startsWith(key('')) && written !== key(except)) storage?.removeItem(written);
    },
  };
}

function parseOrNull<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Returns null if storage is forbidden (private windows, embedded views). */
function findLocalStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
