import type { MoveResult } from '@zampa/contract/appointments/move-result';

/** Result of the last step for all bookings. */
export type MoveOutcome = Pick<MoveResult, 'failed'> & {
  readonly step: 'MOVED' | 'PROPOSED';
  /** Number of bookings for which it succeeded. */
  readonly count: number;
};

/** Converts the server's answer. */
export const toMoveOutcome = (
  step: MoveOutcome['step'],
  { succeeded, failed }: MoveResult,
): MoveOutcome => ({ step, count: succeeded.length, failed });
