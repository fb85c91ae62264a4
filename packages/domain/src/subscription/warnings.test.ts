import { describe, expect, it } from 'vitest';
import { trialsToWarn, dueTrialWarning } from './warnings.ts';

const endsAt = new Date('2026-12-20T09:00:00.000Z');

describe('dueTrialWarning and trialsToWarn', () => {
  it.each([
    { now: '2026-12-13T08:59:59.999Z', given: null, due: null },
    { now: '2026-12-13T09:00:00.000Z', given: null, due: 'WEEK' },
    { now: '2026-12-15T09:00:00.000Z', given: 'WEEK', due: null },
    { now: '2026-12-19T09:00:00.000Z', given: 'WEEK', due: 'DAY' },
    { now: '2026-12-19T09:00:00.000Z', given: null, due: 'DAY' },
    { now: '2026-12-20T08:59:59.999Z', given: 'DAY', due: null },
    { now: '2026-12-20T09:00:00.000Z', given: 'DAY', due: 'OVER' },
    { now: '2027-01-20T09:00:00.000Z', given: 'WEEK', due: 'OVER' },
    { now: '2027-01-20T09:00:00.000Z', given: 'OVER', due: null },
  ] as const)('at $now after warning $given return $due', ({ now, given: lastWarning, due }) => {
    expect(dueTrialWarning(endsAt, lastWarning, new Date(now))).toBe(due);
    const isFound = trialsToWarn(new Date(now)).some(
      ({ endsBy, notGiven }) =>
        endsAt <= endsBy &&
        (lastWarning === null || !notGiven.some((each) => each === lastWarning)),
    );
    expect(isFound).toBe(due !== null);
  });
});
