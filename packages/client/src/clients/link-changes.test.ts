import { describe, expect, it } from 'vitest';
import { linkChanges } from './link-changes.ts';

describe('linkChanges', () => {
  it.each([
    { why: 'a first choice', seen: [], chosen: ['luna'], link: ['luna'], unlink: [] },
    { why: 'one more', seen: ['luna'], chosen: ['luna', 'neve'], link: ['neve'], unlink: [] },
    { why: 'one less', seen: ['luna', 'neve'], chosen: ['neve'], link: [], unlink: ['luna'] },
    { why: 'another one', seen: ['luna'], chosen: ['neve'], link: ['neve'], unlink: ['luna'] },
    { why: 'no change', seen: ['luna'], chosen: ['luna'], link: [], unlink: [] },
  ])('links and unlinks the difference: $why', ({ seen, chosen, link, unlink }) => {
    expect(linkChanges(seen, chosen)).toEqual({ link, unlink });
  });
});
