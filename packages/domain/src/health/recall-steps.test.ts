import { describe, expect, it } from 'vitest';
import { DEFAULT_RECALL_DAYS, recallStepOf } from './recall-steps.ts';

describe('the recall of an item due on December 31', () => {
  it.each([
    ['30 days before', '2026-12-01', '2026-11-30', -30],
    ['29 days before', '2026-12-02', '2026-12-01', undefined],
    ['7 days before', '2026-12-24', '2026-12-23', -7],
    ['on the due day', '2026-12-31', '2026-12-30', undefined],
    ['14 days after', '2027-01-14', '2027-01-13', 14],
    ['a day late, because the server was down', '2026-12-25', '2026-12-23', -7],
    ['again on the same day', '2026-12-24', '2026-12-24', undefined],
    ['a week late', '2026-12-31', '2026-12-20', undefined],
  ])('%s', (_name, today, lastRunOn, step) => {
    expect(recallStepOf('2026-12-31', DEFAULT_RECALL_DAYS, { today, lastRunOn })).toBe(step);
  });

  it('is one message for two steps that were missed', () => {
    const run = { today: '2026-12-31', lastRunOn: '2026-12-28' };
    expect(recallStepOf('2026-12-31', [-1, -2, 0], run)).toBe(0);
    expect(recallStepOf('2026-12-31', [], run)).toBeUndefined();
  });
});
