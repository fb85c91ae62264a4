import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { fullName } from '@zampa/domain/people/names';
import type { Language } from '@zampa/domain/people/languages';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { wallAt } from '@zampa/domain/time/wall-day';
import { formatLongDay } from '@zampa/i18n/format/dates';
import { type DayRange, eachDay } from '../calendar/visible-days.ts';
import type { GridEntry } from './grid-entries.ts';

/** A column of the hours: a member's day in the day view, a day of everybody in the week view. */
export type GridColumn = {
  readonly key: string;
  readonly day: string;
  /** Null in the week view. */
  readonly member: StaffMember | null;
};

export const toMemberDayColumns = (
  day: string,
  members: readonly StaffMember[],
): readonly GridColumn[] => members.map((member) => ({ key: member.id, day, member }));

export const toDayColumns = (days: DayRange): readonly GridColumn[] =>
  eachDay(days).map((day) => ({ key: day, day, member: null }));

/** Returns whether a column shows an entry: it touches the day and belongs to the member. */
export function isInColumn({ day, member }: GridColumn, entry: GridEntry): boolean {
  const [from, to] = [wallAt(day), wallAt(dayPlus(day, 1))];
  const isOnDay = entry.start < to && (entry.end > from || entry.start >= from);
  return isOnDay && (member === null || member.id === entry.memberId);
}

/** Returns the name of a column: its member or its day. */
export const columnName = ({ day, member }: GridColumn, language: Language): string =>
  member ? fullName(member) : formatLongDay(wallAt(day), 'UTC', language);
