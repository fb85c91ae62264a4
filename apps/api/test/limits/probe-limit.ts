import type { CallDefinition } from '@zampa/contract/call';
import { sendCall, type AnyInput, type Sender } from '@zampa/testing/send-call';
import type { Product } from '../product.ts';

/** Response to an attempt. */
export type AttemptResult = { readonly status: number; readonly headers: Headers };

/** Makes one attempt from a sender; the number lets its input differ from the others. */
export type Attempt = (number: number, from: Sender) => Promise<AttemptResult>;

export const attemptOf =
  (call: CallDefinition, input: (number: number) => AnyInput): Attempt =>
  (number, from) =>
    sendCall(from, call, input(number));

let networks = 0;

/** Returns a function that gives another address of one unused IPv6 network (/64) at each call. */
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
 * Result of probing a limit: how many attempts passed, the status of the next one, whether `retry-after` is within
 * the window, and whether an attempt passes after it.
 */
export type LimitProbe = {
  readonly passed: number;
  readonly next: number;
  readonly waitsFor: 'part of the window' | 'an invalid time';
  readonly passesThen: boolean;
};

export const expectedProbe = (most: number): LimitProbe => ({
  passed: most,
  next: 429,
  waitsFor: 'part of the window',
  passesThen: true,
});

/** Makes as many attempts as allowed, one more, and another after `retry-after`. */
export async function probeLimit(
  product: Product,
  { most, seconds }: { readonly most: number; readonly seconds: number },
  attempt: Attempt,
  from: () => Sender,
): Promise<LimitProbe> {
  product.clock.advanceToNext(seconds);
  let passed = 0;
  for (let number = 0; number < most; number += 1)
    if ((await attempt(number, from())).status !== 429) passed += 1;
  const { status, headers } = await attempt(most, from());
  const wait = Number(headers.get('retry-after'));
  product.clock.advance(wait);
  const then = await attempt(most + 1, from());
  return {
    passed,
    next: status,
    waitsFor: wait > 0 && wait <= seconds ? 'part of the window' : 'an invalid time',
    passesThen: then.status !== 429,
  };
}
