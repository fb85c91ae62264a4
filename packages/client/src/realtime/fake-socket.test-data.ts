type Listener = (...values: readonly unknown[]) => void;

/** What the app uses of a socket, and what the server would do with it. */
export function fakeSocket({ connected = true, active = true } = {}) {
  const listeners = new Map<string, Set<Listener>>();
  const managed = new Map<string, Listener>();
  const said: (readonly unknown[])[] = [];
  const socket = {
    connected,
    active,
    connects: 0,
    said,
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
    connect() {
      socket.connects += 1;
    },
    disconnect() {
      socket.connected = false;
    },
    volatile: { emit: (...values: readonly unknown[]) => void said.push(values) },
    io: { on: (name: string, listener: Listener) => void managed.set(name, listener) },
    /** Something came, or happened to the connection. */
    emitReserved(name: string, ...values: readonly unknown[]) {
      for (const listener of listeners.get(name) ?? []) listener(...values);
    },
    /** The connection is back after it was lost. */
    reconnect: () => managed.get('reconnect')?.(),
  };
  return socket;
}
