import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServerSocket } from './connect.ts';
import { fakeSocket } from './fake-socket.test-data.ts';
import { type Connection, publishConnection } from './publish-connection.ts';

/** A page with this network, whose connection states are recorded. */
function startPage({ onLine = true, connected = true, active = true } = {}) {
  vi.useFakeTimers();
  const device = new EventTarget();
  const network = { onLine };
  vi.stubGlobal('window', device);
  vi.stubGlobal('navigator', network);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const socket = fakeSocket({ connected, active });
  const published: Connection[] = [];
  const stop = publishConnection(socket as unknown as ServerSocket, (connection) =>
    published.push(connection),
  );
  const setNetwork = (name: 'online' | 'offline') => {
    network.onLine = name === 'online';
    device.dispatchEvent(new Event(name));
  };
  return { socket, published, stop, setNetwork };
}

describe('publishConnection', () => {
  it('publishes online when the socket connects', () => {
    const { socket, published } = startPage();
    socket.emitReserved('connect');
    expect(published).toEqual(['online']);
  });

  it('publishes connecting after a disconnect, and offline if the device has no network', () => {
    const { socket, published, setNetwork } = startPage({ connected: false });
    socket.emitReserved('disconnect');
    setNetwork('offline');
    expect(published).toEqual(['connecting', 'offline']);
  });

  it('reconnects immediately when the network returns, unless connected', () => {
    const lost = startPage({ onLine: false, connected: false });
    lost.setNetwork('online');
    expect([lost.published, lost.socket.connects]).toEqual([['connecting'], 1]);
    const there = startPage();
    there.setNetwork('online');
    expect([there.published, there.socket.connects]).toEqual([['online'], 0]);
  });

  it('does not reconnect while the device reports no network', () => {
    const { socket, setNetwork } = startPage({ onLine: false, connected: false });
    setNetwork('offline');
    expect(socket.connects).toBe(0);
  });

  it.each(['connect_error', 'disconnect'] as const)(
    "reconnects five seconds after a %s that ended the socket's own attempts",
    (name) => {
      const { socket } = startPage({ connected: false, active: false });
      socket.emitReserved(name);
      vi.advanceTimersByTime(4999);
      expect(socket.connects).toBe(0);
      vi.advanceTimersByTime(1);
      expect(socket.connects).toBe(1);
    },
  );

  it('leaves reconnecting to the socket while it is active', () => {
    const { socket, published } = startPage({ connected: false, active: true });
    socket.emitReserved('connect_error');
    vi.advanceTimersByTime(60_000);
    expect([published, socket.connects]).toEqual([['connecting'], 0]);
  });

  it('does nothing after it is stopped', () => {
    const { socket, published, stop, setNetwork } = startPage({ connected: false, active: false });
    socket.emitReserved('connect_error');
    published.length = 0;
    stop();
    vi.advanceTimersByTime(60_000);
    socket.emitReserved('connect_error');
    socket.emitReserved('disconnect');
    setNetwork('online');
    setNetwork('offline');
    vi.advanceTimersByTime(60_000);
    expect([published, socket.connects]).toEqual([[], 0]);
  });
});
