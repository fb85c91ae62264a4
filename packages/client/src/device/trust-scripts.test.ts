import { describe, expect, it } from 'vitest';
import { trustScripts } from './trust-scripts.ts';

const ORIGIN = 'https://zampa.example';

/** Runs trustScripts in a browser with Trusted Types and returns the created policies. */
function browser(defaultPolicy: unknown = null) {
  const created: { name: string; accept: (address: string) => string | null }[] = [];
  trustScripts(ORIGIN, {
    defaultPolicy,
    createPolicy: (name, { createScriptURL }) => created.push({ name, accept: createScriptURL }),
  });
  return created;
}

describe('the Trusted Types policy', () => {
  it.each([
    { address: '/sw.js', isAccepted: true },
    { address: '/app/sw.js', isAccepted: true },
    { address: 'https://zampa.example/app/sw.js', isAccepted: true },
    { address: 'https://js.stripe.com/clover/stripe.js', isAccepted: true },
    { address: '/assets/other.js', isAccepted: false },
    { address: '/api/files/1', isAccepted: false },
    { address: 'https://evil.example/sw.js', isAccepted: false },
    { address: 'https://js.stripe.com.evil.example/v3', isAccepted: false },
    { address: 'http://js.stripe.com/v3', isAccepted: false },
    { address: 'data:text/javascript,alert(1)', isAccepted: false },
    { address: 'blob:https://zampa.example/1', isAccepted: false },
    { address: 'https://', isAccepted: false },
  ])('accepts $address as a script: $isAccepted', ({ address, isAccepted }) => {
    const [policy] = browser();
    expect(policy?.name).toBe('default');
    expect(policy?.accept(address)).toBe(isAccepted ? address : null);
  });

  it('keeps zod from compiling schemas into code', async () => {
    browser();
    const { config } = await import('zod');
    expect(config().jitless).toBe(true);
  });

  it('is created once', () => {
    expect(browser({})).toEqual([]);
  });

  it('is not created in a browser without Trusted Types', () => {
    expect(() => trustScripts(ORIGIN, null)).not.toThrow();
  });
});
