import { type RefObject, useLayoutEffect, useState } from 'react';

/** Heights in a week of the month, in rem: the line of dates, and a line of entries. See calendar-month.css. */
const DATE_LINE = 2;
const ENTRY_LINE = 1.625;
/** How many lines are rendered before the height is known. */
const LINES_AT_FIRST = 3;

/** Returns how many lines of entries fit into a week. All weeks are equally high. */
export function useFittingLines(month: RefObject<HTMLElement | null>): number {
  const [lines, setLines] = useState(LINES_AT_FIRST);
  useLayoutEffect(() => {
    const week = month.current?.querySelector('.calendar-month-week');
    if (!week) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const free = week.clientHeight / rem - DATE_LINE;
      setLines(Math.max(1, Math.floor(free / ENTRY_LINE)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(week);
    return () => observer.disconnect();
  }, [month]);
  return lines;
}
