import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToken, subscribePhone } from './phone-push.ts';

type Phone = Parameters<typeof subscribePhone>[0];
type Answer = 'registered' | 'refused' | 'silent';

/** A phone whose person allows notifications or not, and whose push service answers or not. */
function phone(receive: 'granted' | 'denied' | 'prompt', answer: Answer = 'registered') {
  const heard = new Map<string, (event: object) => void>();
  const done: string[] = [];
  const made = {
    checkPermissions: async () => ({ receive }),
    requestPermissions: async () => {
      done.push('asked');
      return { receive };
    },
    createChannel: async ({ id }: { id: string }) => void done.push(`channel ${id}`),
    addListener: async (name: string, hear: (event: object) => void) => {
      heard.set(name, hear);
      return { remove: async () => void heard.delete(name) };
    },
    register: async () => {
      if (answer === 'registered') heard.get('registration')?.({ value: 'a-token' });
      if (answer === 'refused') heard.get('registrationError')?.({ error: 'no' });
    },
    unregister: async () => undefined,
  };
  return { phone: made as unknown as Phone, done, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a phone that shows the app of a store', () => {
  it('is called by its token once its person allows it', async () => {
    const { phone: own, done, heard } = phone('granted');
    await expect(subscribePhone(own)).resolves.toBe('a-token');
    expect(done).toEqual(['asked', 'channel news']);
    await expect.poll(() => heard.size).toBe(0);
  });

  it.each([
    ['denied', 'registered', 'DENIED'],
    ['prompt', 'registered', 'DENIED'],
    ['granted', 'refused', 'FAILED'],
  ] as const)('allowed: %s, its service: %s: %s', async (receive, answer, obstacle) => {
    await expect(subscribePhone(phone(receive, answer).phone)).rejects.toMatchObject({ obstacle });
  });

  it('is not waited for longer than twenty seconds', async () => {
    const asked = subscribePhone(phone('granted', 'silent').phone).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await asked).toMatchObject({ obstacle: 'FAILED' });
  });

  it.each([
    ['granted', 'registered', 'a-token'],
    ['granted', 'refused', null],
    ['denied', 'registered', null],
    ['prompt', 'registered', null],
  ] as const)('allowed: %s, its service: %s: is called by %s', async (receive, answer, token) => {
    const { phone: own, done } = phone(receive, answer);
    await expect(currentToken(own)).resolves.toBe(token);
    // Nobody is asked for what only stands in a list.
    expect(done).toEqual([]);
  });
});
