/** Returns a function that compares two objects shallowly, ignoring the given keys. */
export const isShallowEqualExcept =
  (ignored: readonly string[]) =>
  (one: object, other: object): boolean => {
    const [before, now] = [entriesExcept(ignored, one), entriesExcept(ignored, other)];
    return (
      before.size === now.size &&
      [...before].every(([name, value]) => now.has(name) && now.get(name) === value)
    );
  };

const entriesExcept = (ignored: readonly string[], of: object) =>
  new Map<string, unknown>(Object.entries(of).filter(([name]) => !ignored.includes(name)));
