import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCurrentToken, subscribePhone } from './phone-push.ts';

type Phone = Parameters<typeof subscribePhone>[0];
type Answer = 'registered' | 'refused' | 'silent';

/** A phone with the given notification permission and answer of its push service. */
function createPhone(receive: 'granted' | 'denied' | 'prompt', answer: Answer = 'registered') {
  const listeners = new Map<string, (event: object) => void>();
  const calls: string[] = [];
  const plugin = {
    checkPermissions: async () => ({ receive }),
    requestPermissions: async () => {
      calls.push('asked');
      return { receive };
    },
    createChannel: async ({ id }: { id: string }) => void calls.push(`channel ${id}`),
    addListener: async (name: string, listener: (event: object) => void) => {
      listeners.set(name, listener);
      return { remove: async () => void listeners.delete(name) };
    },
    register: async () => {
      if (answer === 'registered') listeners.get('registration')?.({ value: 'a-token' });
      if (answer === 'refused') listeners.get('registrationError')?.({ error: 'no' });
    },
    unregister: async () => undefined,
  };
  return { phone: plugin as unknown as Phone, done: calls, heard: listeners };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('push on a phone with the store app', () => {
  it('returns the token once the user has allowed notifications', async () => {
    const { phone: own, done: calls, heard: listeners } = createPhone('granted');
    await expect(subscribePhone(own)).resolves.toBe('a-token');
    expect(calls).toEqual(['asked', 'channel news']);
    await expect.poll(() => listeners.size).toBe(0);
  });

  it.each([
    ['denied', 'registered', 'DENIED'],
    ['prompt', 'registered', 'DENIED'],
    ['granted', 'refused', 'FAILED'],
  ] as const)(
    'fails with permission %s and push service %s: %s',
    async (receive, answer, obstacle) => {
      await expect(subscribePhone(createPhone(receive, answer).phone)).rejects.toMatchObject({
        obstacle,
      });
    },
  );

  it('gives up after twenty seconds without a token', async () => {
    const subscription = subscribePhone(createPhone('granted', 'silent').phone).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await subscription).toMatchObject({ obstacle: 'FAILED' });
  });

  it.each([
    ['granted', 'registered', 'a-token'],
    ['granted', 'refused', null],
    ['denied', 'registered', null],
    ['prompt', 'registered', null],
  ] as const)(
    'with permission %s and push service %s has the current token %s',
    async (receive, answer, token) => {
      const { phone: own, done: calls } = createPhone(receive, answer);
      await expect(readCurrentToken(own)).resolves.toBe(token);
      // Reading the current token must not ask for permission.
      expect(calls).toEqual([]);
    },
  );
});
