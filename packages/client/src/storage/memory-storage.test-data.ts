/** An in-memory `localStorage`. Keys are own properties, because the app's storage lists them. */
export function memoryStorage(): Storage {
  const storage: Storage = Object.create({
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem(key: string, value: string) {
      storage[key] = value;
    },
    removeItem(key: string) {
      delete storage[key];
    },
  }) as Storage;
  return storage;
}
