type Listener = (...values: readonly unknown[]) => void;

/** A fake of the parts of a socket that the app uses, with methods to act as the server. */
export function fakeSocket({ connected = true, active = true } = {}) {
  const listeners = new Map<string, Set<Listener>>();
  const managerListeners = new Map<string, Listener>();
  const emitted: (readonly unknown[])[] = [];
  const socket = {
    connected,
    active,
    connects: 0,
    emitted,
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
    volatile: { emit: (...values: readonly unknown[]) => void emitted.push(values) },
    io: { on: (name: string, listener: Listener) => void managerListeners.set(name, listener) },
    /** Emits a server message or a connection event. */
    emitReserved(name: string, ...values: readonly unknown[]) {
      for (const listener of listeners.get(name) ?? []) listener(...values);
    },
    /** Emits `reconnect`, as after a lost connection. */
    reconnect: () => managerListeners.get('reconnect')?.(),
  };
  return socket;
}
