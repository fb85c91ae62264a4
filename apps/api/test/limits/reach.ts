import type { CallDefinition } from '@zampa/contract/call';
import { sendCall, type AnyInput, type Sender } from '@zampa/testing/send-call';
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

/** How a limit looks from outside: what passed, that the next one waits no longer than a window, and then passes. */
export type ContactWays = {
  readonly passed: number;
  readonly next: number;
  readonly waitsFor: 'some of the window' | 'nothing that makes sense';
  readonly passesThen: boolean;
};

export const reached = (most: number): ContactWays => ({
  passed: most,
  next: 429,
  waitsFor: 'some of the window',
  passesThen: true,
});

/** Tries as often as there may be, once more, and again when the window is over. */
export async function reach(
  product: Product,
  { most, seconds }: { readonly most: number; readonly seconds: number },
  attempt: Try,
  from: () => Sender,
): Promise<ContactWays> {
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
    waitsFor: wait > 0 && wait <= seconds ? 'some of the window' : 'nothing that makes sense',
    passesThen: then.status !== 429,
  };
}
