import { expect, it } from 'vitest';
import { createTokenSigner } from './tokens.ts';

const clock = { now: () => new Date('2026-11-22T12:00:00Z') };

it('reads the mark of a device for its own account alone, and none that was altered', () => {
  const tokens = createTokenSigner('a secret of a test', clock);
  const mark = tokens.deviceMark('anna', 'tablet');
  expect(tokens.readDeviceMark('anna', mark)).toBe('tablet');
  expect(tokens.readDeviceMark('bruno', mark)).toBeNull();
  for (const altered of ['', 'tablet', 'tablet.', `${mark}x`, `x${mark}`, `${mark}.x`])
    expect(tokens.readDeviceMark('anna', altered)).toBeNull();
  expect(createTokenSigner('another secret', clock).readDeviceMark('anna', mark)).toBeNull();
});
