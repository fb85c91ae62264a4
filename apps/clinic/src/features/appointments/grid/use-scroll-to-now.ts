import type { Span } from '@zampa/domain/appointments/slots/spans';
import { wallDay, wallMinute } from '@zampa/domain/time/wall-day';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { GridColumn } from './grid-columns.ts';

type Shown = {
  readonly now: Date;
  readonly columns: readonly GridColumn[];
  readonly visibleHours: Span;
};

/** How much of the past stays visible above the current time, in minutes. */
const PAST = 60;

/**
 * Scrolls to the current time when other days are shown, if they include today; else to the first visible hour, which
 * is just before the working hours.
 */
export function useScrollToNow(root: RefObject<HTMLElement | null>, shown: Shown): void {
  const days = shown.columns.map(({ day }) => day);
  const scroll = useEffectEvent((firstDay: string | undefined) => {
    if (firstDay === undefined) return;
    const { current } = root;
    const { from, to } = shown.visibleHours;
    const isToday = days.includes(wallDay(shown.now));
    const minute = isToday ? wallMinute(shown.now) - PAST : from;
    const height = current?.querySelector('.calendar-body')?.clientHeight ?? 0;
    current?.scrollTo({ top: ((minute - from) / (to - from)) * height });
  });
  const [firstDay] = days;
  useLayoutEffect(() => scroll(firstDay), [firstDay]);
}
