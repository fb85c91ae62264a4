import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServerSocket } from './connect.ts';
import { fakeSocket } from './fake-socket.test-data.ts';
import { type Connection, publishConnection } from './publish-connection.ts';

/** A page with this network, whose socket is told of by `tellConnection`. */
function page({ onLine = true, connected = true, active = true } = {}) {
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
  const told: Connection[] = [];
  const stop = publishConnection(socket as unknown as ServerSocket, (connection) =>
    told.push(connection),
  );
  const becomes = (name: 'online' | 'offline') => {
    network.onLine = name === 'online';
    device.dispatchEvent(new Event(name));
  };
  return { socket, told, stop, becomes };
}

describe('the connection', () => {
  it('is online once the socket is', () => {
    const { socket, told } = page();
    socket.emitReserved('connect');
    expect(told).toEqual(['online']);
  });

  it('is connecting after the socket was lost, and offline where the device has no network', () => {
    const { socket, told, becomes } = page({ connected: false });
    socket.emitReserved('disconnect');
    becomes('offline');
    expect(told).toEqual(['connecting', 'offline']);
  });

  it('is tried at once when the network is back, and only where it is away', () => {
    const lost = page({ onLine: false, connected: false });
    lost.becomes('online');
    expect([lost.told, lost.socket.connects]).toEqual([['connecting'], 1]);
    const there = page();
    there.becomes('online');
    expect([there.told, there.socket.connects]).toEqual([['online'], 0]);
  });

  it('waits for the network where the device is not sure of it', () => {
    const { socket, becomes } = page({ onLine: false, connected: false });
    becomes('offline');
    expect(socket.connects).toBe(0);
  });

  it.each(['connect_error', 'disconnect'] as const)(
    'is tried again five seconds after a %s that ended the tries of the socket',
    (name) => {
      const { socket } = page({ connected: false, active: false });
      socket.emitReserved(name);
      vi.advanceTimersByTime(4999);
      expect(socket.connects).toBe(0);
      vi.advanceTimersByTime(1);
      expect(socket.connects).toBe(1);
    },
  );

  it('is left to the socket while that goes on by itself', () => {
    const { socket, told } = page({ connected: false, active: true });
    socket.emitReserved('connect_error');
    vi.advanceTimersByTime(60_000);
    expect([told, socket.connects]).toEqual([['connecting'], 0]);
  });

  it('is no matter any more once it is stopped', () => {
    const { socket, told, stop, becomes } = page({ connected: false, active: false });
    socket.emitReserved('connect_error');
    told.length = 0;
    stop();
    vi.advanceTimersByTime(60_000);
    socket.emitReserved('connect_error');
    socket.emitReserved('disconnect');
    becomes('online');
    becomes('offline');
    vi.advanceTimersByTime(60_000);
    expect([told, socket.connects]).toEqual([[], 0]);
  });
});
