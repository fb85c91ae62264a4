import { describe, expect, it } from 'vitest';
import { conversationsFeature } from './features/conversations/feature.ts';
import { requireHandlers } from './start-features.ts';

describe('a product in which something is left undone', () => {
  it('is refused by the names of the call, the message and the kind of job', () => {
    const refused = () => requireHandlers([]);
    expect(refused).toThrow(/\bsignIn\b.*\bpublishTyping\b.*\bcancelExpiredHold\b/);
  });

  it('is refused for what is missing alone', () => {
    const refused = () => requireHandlers([conversationsFeature]);
    expect(refused).toThrow('signIn');
    expect(refused).not.toThrow('publishTyping');
    expect(refused).not.toThrow('writeUnreadEmail');
  });
});
