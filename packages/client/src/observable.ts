/** An observable value, in the shape that `useSyncExternalStore` needs. */
export type Observable<Value> = {
  /** Returns the current value; the same object until it changes. */
  readonly value: () => Value;
  readonly become: (next: Value) => void;
  /** Registers a listener for changes; returns a function that removes it. */
  readonly subscribe: (onChange: () => void) => () => void;
};

/** Creates an observable value. */
export function observable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    value: () => value,
    become(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
