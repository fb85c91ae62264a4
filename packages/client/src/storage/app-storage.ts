export type AppName = 'clinic' | 'owner';

/** What an app keeps in this browser about the person who uses it; both apps may be used in one browser. */
export interface AppStorage {
  /** The parsed value, or `null` when it is missing or not readable. */
  read<Value>(name: string): Value | null;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** Removes everything this app has written. */
  clear(): void;
  /** The full key, as storage events name it. */
  key(name: string): string;
}

/** Returns what an app keeps in this browser; where the browser keeps nothing, nothing is found. */
export function createAppStorage(app: AppName, storage: Storage | null = localStore()): AppStorage {
  const key = (name: string) => `zampa.${app}.${name}`;
  return {
    key,
    read<Value>(name: string) {
      return parsed<Value>(storage?.getItem(key(name)) ?? null);
    },
    write: (name, value) => storage?.setItem(key(name), JSON.stringify(value)),
    remove: (name) => storage?.removeItem(key(name)),
    clear() {
      for (const written of Object.keys(storage ?? {}))
        if (written.startsWith(key(''))) storage?.removeItem(written);
    },
  };
}

function parsed<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Storage can be forbidden (private windows, embedded views): then nothing outlives the page. */
function localStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
