/** A value that tells of its changes, in the shape that `useSyncExternalStore` takes. */
export type Observable<Value> = {
  /** The same value until it becomes another. */
  readonly value: () => Value;
  readonly become: (next: Value) => void;
  /** Calls back after every change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
};

/** Returns a value that tells of its changes, and begins as this one. */
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
