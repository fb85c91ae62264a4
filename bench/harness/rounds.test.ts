import { describe, expect, it } from 'vitest';
import { takeInTurn } from './rounds.ts';

describe('alternating rounds', () => {
  it('warms up both sides once, then alternates A B B A for five rounds', async () => {
    const order: string[] = [];
    const side = (name: string) => () => Promise.resolve(order.push(name));
    await takeInTurn(side('a'), side('b'));
    expect(order.join('')).toBe('ababbaabbaab');
  });

  it('returns the samples in round order without the warm-up', async () => {
    let taken = 0;
    const next = () => Promise.resolve((taken += 1));
    // Warm-up 1 and 2; then ours 3, bare 4, bare 5, ours 6.
    expect(await takeInTurn(next, next, 2)).toEqual({ ours: [3, 6], bare: [4, 5] });
  });
});
