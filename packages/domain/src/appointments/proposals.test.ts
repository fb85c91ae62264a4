import { describe, expect, it } from 'vitest';
import { canUndoAcceptance, isAcceptanceFinal } from './proposals.ts';
describe('canUndoAcceptance and isAcceptanceFinal', () => {
  const at = '2026-11-20T09:00:00.000Z';
  const acceptance = { at, until: '2026-11-20T09:00:30.000Z' };
  it.each([
    { now: '2026-11-20T09:00:29.999Z', changed: at, undo: true, final: false },
    { now: '2026-11-20T09:00:30.000Z', changed: at, undo: false, final: true },
    {
      now: '2026-11-20T09:00:10.000Z',
      changed: '2026-11-20T09:00:05.000Z',
      undo: false,
      final: false,
    },
    {
      now: '2026-11-20T09:01:00.000Z',
      changed: '2026-11-20T09:00:05.000Z',
      undo: false,
      final: false,
    },
  ])('at $now, last changed at $changed: $undo and $final', ({ now, changed, undo, final }) => {
    const booking = { updatedAt: new Date(changed), acceptance };
    expect(canUndoAcceptance(booking, new Date(now))).toBe(undo);
    expect(isAcceptanceFinal(booking, new Date(now))).toBe(final);
  });

  it('are false for a booking that did not come from a proposal', () => {
    const booking = { updatedAt: new Date(at), acceptance: null };
    expect(canUndoAcceptance(booking, new Date(at))).toBe(false);
    expect(isAcceptanceFinal(booking, new Date(at))).toBe(false);
  });
});
