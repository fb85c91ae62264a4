import { describe, expect, it } from 'vitest';
import { BRIEF } from '../harness/plan.ts';
import { reportOf } from './markdown.ts';

const OCCASION = {
  date: '2026-11-29 10:00',
  commit: 'abc',
  cores: 2,
  processor: 'any',
  memoryGib: 24,
  node: 'v24',
  load: 0,
  fixedWork: 30,
  postgres: '18',
};

describe('reportOf', () => {
  it('lists failed scenarios with the results of the others', () => {
    const scenario = {
      kind: 'single',
      name: 'calendar',
      title: 'Calendar',
      description: 'A day.',
      measure: () => Promise.resolve([]),
    } as const;
    const report = reportOf(
      [{ scenario, results: [] }],
      BRIEF,
      { ...OCCASION, failed: [{ scenario, message: 'Error: no booking' }] },
      [],
    );
    expect(report).toContain('## Failed scenarios\n\n- Calendar: Error: no booking');
    expect(report).toContain('## Calendar\n\nA day.');
  });
});
