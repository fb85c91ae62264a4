/** What `localStorage` does, in memory: keys are its own properties, as the app's storage lists them. */
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
