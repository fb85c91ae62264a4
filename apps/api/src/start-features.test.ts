import { describe, expect, it } from 'vitest';
import { conversationsFeature } from './features/conversations/feature.ts';
import { requireHandlers } from './start-features.ts';

describe('requireHandlers', () => {
  it('throws with the names of the missing call, message and job handlers', () => {
    const refused = () => requireHandlers([]);
    expect(refused).toThrow(/\bsignIn\b.*\bpublishTyping\b.*\bcancelExpiredHold\b/);
  });

  it('names only the missing handlers', () => {
    const refused = () => requireHandlers([conversationsFeature]);
    expect(refused).toThrow('signIn');
    expect(refused).not.toThrow('publishTyping');
    expect(refused).not.toThrow('writeUnreadEmail');
  });
});
