import { expect, it } from 'vitest';
import type { AttemptStatus } from '@zampa/domain/payments/attempts';
import { askUntilSettled } from './card-payment.ts';

const P = 'PENDING';

it.each([
  { answers: ['SUCCESS'], is: 'SUCCESS', pauses: [] },
  { answers: ['FAILED'], is: 'FAILED', pauses: [] },
  { answers: ['UNKNOWN', 'SUCCESS'], is: 'SUCCESS', pauses: [500] },
  { answers: [P, P, 'FAILED'], is: 'FAILED', pauses: [500, 1000] },
  { answers: [P, P, P, P, 'SUCCESS'], is: 'SUCCESS', pauses: [500, 1000, 2000, 4000] },
  { answers: [P, P, P, P, P, 'SUCCESS'], is: P, pauses: [500, 1000, 2000, 4000] },
] as const)('after $answers it is $is, having waited $pauses', async ({ answers, is, pauses }) => {
  const left: AttemptStatus[] = [...answers];
  const waited: number[] = [];
  const ask = () => Promise.resolve(left.shift() ?? 'UNKNOWN');
  const pause = (ms: number) => Promise.resolve(void waited.push(ms));
  expect(await askUntilSettled(ask, pause)).toBe(is);
  expect(waited).toEqual(pauses);
});
