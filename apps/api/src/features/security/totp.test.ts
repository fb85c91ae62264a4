import { describe, expect, it } from 'vitest';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** The secret of the examples in RFC 6238, in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number, lastStep = 0) => ({ now: new Date(seconds * 1000), lastStep });

describe('codes of authenticator apps', () => {
  it.each([
    ['287082', 59, 0, 1],
    ['081804', 1_111_111_109, 0, 37_037_036],
    ['050471', 1_111_111_111, 0, 37_037_037],
    // One step early and late.
    ['287082', 29, 0, 1],
    ['287082', 89, 0, 1],
    ['287082', 120, 0, null],
    // Used before.
    ['287082', 59, 1, null],
    ['000000', 59, 0, null],
    ['', 59, 0, null],
  ])('%s at %d seconds after step %d is step %s', (code, seconds, lastStep, step) => {
    expect(stepOfCode(SECRET, code, at(seconds, lastStep))).toBe(step);
  });

  it('have secrets of 160 bits and an address with the e-mail address', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpUri(SECRET, 'vet@zampa.example')).toBe(
      `otpauth://totp/Zampa:vet%40zampa.example?issuer=Zampa&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
