import { MOVE_PROBLEMS } from '@zampa/domain/appointments/move-problems';
import * as z from 'zod';

/** Result of a step for several bookings: those it was done for, and why it was not done for the others. */
export const MoveResult = z
  .object({
    succeeded: z.array(z.uuid()),
    failed: z.array(z.object({ id: z.uuid(), code: z.enum(MOVE_PROBLEMS) })),
  })
  .meta({ id: 'MoveResult' });
export type MoveResult = z.output<typeof MoveResult>;
