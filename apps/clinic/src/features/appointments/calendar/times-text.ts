import { wallTime } from '@zampa/domain/time/wall-day';
import type { Translate } from '@zampa/i18n/translator';
import type { GridEntry } from '../grid/grid-entries.ts';
import { isWholeDay, spanOn } from './member-days.ts';

/** Returns from when to when an entry is on a day: `09:00 – 09:30`, or that it takes all of it. */
export function timesText(
  t: Translate,
  { start, end }: Pick<GridEntry, 'start' | 'end'>,
  day: string,
): string {
  return isWholeDay(spanOn({ start, end }, day))
    ? t('appointments-calendar:agenda.allDay')
    : `${wallTime(start)} – ${wallTime(end)}`;
}
