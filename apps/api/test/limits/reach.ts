import type { CallDefinition } from '@zampa/contract/call';
import { sendCall, type AnyInput, type Sender } from '@zampa/testing/send-call';
import { expect } from 'vitest';
import type { Product } from '../product.ts';

/** What came of a try, as far as a limit is concerned. */
export type Tried = { readonly status: number; readonly headers: Headers };

/** One try more; each is told its number, to be unlike the others where that counts. */
export type Try = (number: number, from: Sender) => Promise<Tried>;

export const asking =
  (call: CallDefinition, input: (number: number) => AnyInput): Try =>
  (number, from) =>
    sendCall(from, call, input(number));

let networks = 0;

/** Addresses of one IPv6 network, a /64 that nobody had before: each call gives another of them. */
export function newNetwork({ address }: Product): () => Sender {
  networks += 1;
  const prefix = `2001:db8:${networks.toString(16)}:1`;
  let hosts = 0;
  return () => {
    hosts += 1;
    return { address, ip: `${prefix}:${hosts.toString(16)}:${(hosts * 7).toString(16)}::1` };
  };
}

/**
 * Tries as often as there may be, which all pass, and once more, which waits for the rest of the window. Then the window
 * is over, and one passes again.
 */
export async function expectLimit(
  product: Product,
  { most, seconds }: { readonly most: number; readonly seconds: number },
  attempt: Try,
  from: () => Sender,
): Promise<void> {
  product.clock.advanceToNext(seconds);
  for (let number = 0; number < most; number += 1) {
    const { status } = await attempt(number, from());
    expect(status, `try ${number + 1} of ${most}`).not.toBe(429);
  }
  const { status, headers } = await attempt(most, from());
  expect(status).toBe(429);
  const wait = Number(headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(seconds);
  product.clock.advance(wait);
  expect((await attempt(most + 1, from())).status).not.toBe(429);
}
