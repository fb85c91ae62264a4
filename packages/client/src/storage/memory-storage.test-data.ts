/** What `localStorage` does, in memory: keys are its own properties, as the app's storage lists them. */
export function memoryStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  });
  return storage;
}
