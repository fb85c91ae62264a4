import { describe, expect, it } from 'vitest';
import { speedText } from './machine.ts';

describe('speedText', () => {
  it('compares the machine with the one of the kept figures', () => {
    expect(speedText(90, 30)).toBe(
      'A fixed piece of work takes 90 ms here and took 30 ms when the kept figures were measured: this machine needs 3.00 times as long.',
    );
  });

  it('says when no figures are kept', () => {
    expect(speedText(90, null)).toBe(
      'A fixed piece of work takes 90 ms here; no figures are kept to compare with.',
    );
  });
});
