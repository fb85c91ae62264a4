import type { Draft } from './gestures.ts';
import type { CalendarGridProps } from '../grid/grid-props.ts';

/**
 * Reports the new time of an entry, unless nothing changed.
 *
 * @param columnMemberId the member of the column where it was dropped, if the columns are members
 */
export function dropEntry(
  { entry, how, start, end }: Draft,
  columnMemberId: string | undefined,
  { onMove }: Pick<CalendarGridProps, 'onMove'>,
): void {
  if (!entry || how === 'select') return;
  const memberId = columnMemberId ?? entry.memberId;
  const isSame = +start === +entry.start && +end === +entry.end && memberId === entry.memberId;
  if (!isSame) onMove(entry, { start, end, memberId }, how);
}
