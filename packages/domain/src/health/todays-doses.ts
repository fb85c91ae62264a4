import { DAY_MS } from '../time/durations.ts';
import { dayIn } from '../time/plain-days.ts';
import type { DoseStatus } from './dose-times.ts';

/** A dose of a therapy: its instant, and whether the family has answered. */
export type ListedDose = { readonly dueAt: string; readonly status: DoseStatus | 'PENDING' };

/**
 * Returns the doses that matter today: those of the day in a zone, and those of the last 24 hours that nobody has
 * answered.
 */
export function todaysDoses<Dose extends ListedDose>(
  doses: readonly Dose[],
  now: Date,
  zone: string,
): readonly Dose[] {
  const today = dayIn(now, zone);
  return doses.filter(({ dueAt, status }) => {
    const age = now.getTime() - Date.parse(dueAt);
    return (
      dayIn(new Date(dueAt), zone) === today || (status === 'PENDING' && age > 0 && age < DAY_MS)
    );
  });
}

/** Returns whether a dose waits for its answer: its time has come and nobody has answered. */
export const isDoseWaiting = ({ dueAt, status }: ListedDose, now: Date): boolean =>
  status === 'PENDING' && Date.parse(dueAt) <= now.getTime();
