import { expect, it } from 'vitest';
import type { AttemptStatus } from '@zampa/domain/payments/attempts';
import { pollUntilSettled } from './card-payment.ts';

const P = 'PENDING';

it.each([
  { answers: ['SUCCESS'], is: 'SUCCESS', pauses: [] },
  { answers: ['FAILED'], is: 'FAILED', pauses: [] },
  { answers: ['UNKNOWN', 'SUCCESS'], is: 'SUCCESS', pauses: [500] },
  { answers: [P, P, 'FAILED'], is: 'FAILED', pauses: [500, 1000] },
  { answers: [P, P, P, P, 'SUCCESS'], is: 'SUCCESS', pauses: [500, 1000, 2000, 4000] },
  { answers: [P, P, P, P, P, 'SUCCESS'], is: P, pauses: [500, 1000, 2000, 4000] },
] as const)(
  'pollUntilSettled returns $is after $answers, with pauses of $pauses ms',
  async ({ answers, is, pauses }) => {
    const remaining: AttemptStatus[] = [...answers];
    const waited: number[] = [];
    const fetchStatus = () => Promise.resolve(remaining.shift() ?? 'UNKNOWN');
    const pause = (ms: number) => Promise.resolve(void waited.push(ms));
    expect(await pollUntilSettled(fetchStatus, pause)).toBe(is);
    expect(waited).toEqual(pauses);
  },
);
