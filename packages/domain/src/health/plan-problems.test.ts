import { describe, expect, it } from 'vitest';
import { planProblems, type ActiveProblem, type Diagnosis } from './plan-problems.ts';

const otitis: Diagnosis = { text: 'Otitis', chronic: false };
const chronicOtitis: Diagnosis = { text: 'otitis ', chronic: true };
const activeOtitis = (chronic: boolean): ActiveProblem => ({ id: 'one', text: 'OTITIS', chronic });

describe('diagnoses and the problem list', () => {
  it.each<[string, Diagnosis[], ActiveProblem[], Diagnosis[], string[]]>([
    ['no diagnosis', [], [activeOtitis(false)], [], []],
    ['a new problem', [otitis], [], [otitis], []],
    ['an active problem again', [otitis], [activeOtitis(false)], [], []],
    ['an active problem that becomes chronic', [chronicOtitis], [activeOtitis(false)], [], ['one']],
    [
      'a chronic diagnosis beside a chronic and another problem of that name',
      [chronicOtitis],
      [activeOtitis(false), { ...activeOtitis(true), id: 'two' }],
      [],
      [],
    ],
    ['a chronic problem stays chronic', [otitis], [activeOtitis(true)], [], []],
    [
      'the same diagnosis twice, once chronic',
      [chronicOtitis, otitis],
      [],
      [{ text: 'Otitis', chronic: true }],
      [],
    ],
    ['an empty text', [{ text: ' ', chronic: true }], [], [], []],
  ])('%s', (_name, diagnoses, active, added, becomeChronic) => {
    expect(planProblems(diagnoses, active)).toEqual({ added, becomeChronic });
  });
});
