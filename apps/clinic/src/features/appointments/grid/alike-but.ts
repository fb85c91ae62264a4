/** Returns what tells whether two objects hold the same, whatever is under some of their names. */
export const isAlikeBut =
  (ignored: readonly string[]) =>
  (one: object, other: object): boolean => {
    const [before, now] = [valuesBut(ignored, one), valuesBut(ignored, other)];
    return (
      before.size === now.size &&
      [...before].every(([name, value]) => now.has(name) && now.get(name) === value)
    );
  };

const valuesBut = (ignored: readonly string[], of: object) =>
  new Map<string, unknown>(Object.entries(of).filter(([name]) => !ignored.includes(name)));
