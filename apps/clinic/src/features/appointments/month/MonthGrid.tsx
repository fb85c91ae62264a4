import { wallDay } from '@zampa/domain/time/wall-day';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useLanguage } from '@zampa/i18n/use-language';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useId, useRef } from 'react';
import { eachDay, visibleDays, weekdayOf } from '../calendar/visible-days.ts';
import { toDayColumns } from '../grid/grid-columns.ts';
import { GridHint } from '../grid/GridHint.tsx';
import type { CalendarGridProps } from '../grid/grid-props.ts';
import { fitWeek, layoutWeek, toWeeks } from './month-layout.ts';
import { MonthWeek } from './MonthWeek.tsx';
import { useFittingLines } from './use-fitting-lines.ts';
import { useMonthGestures } from './use-month-gestures.ts';
import { useWallClock } from '../grid/use-wall-clock.ts';

/** The days of a month, with as many entries as fit. */
export function MonthGrid(props: CalendarGridProps) {
  const { day, entries, renderers, colourOf, classOf, onOpen, onDay } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const range = visibleDays('month', day);
  const weeks = toWeeks(eachDay(range));
  const lines = useFittingLines(root);
  const today = wallDay(useWallClock(props.now));
  const draft = useMonthGestures(root, eachDay(range), props);
  const drawing = { colourOf, classOf, onOpen, renderEntry: renderers.renderEntry };
  return (
    <div ref={root} className="calendar-grid calendar-month" data-view="month">
      <div className="calendar-month-heads">
        {weeks[0]?.map((date) => (
          <div key={date} className="calendar-month-head">
            {weekdayName(weekdayOf(date), language, 'short')}
          </div>
        ))}
      </div>
      {weeks.map((days, index) => (
        <MonthWeek
          key={days[0]}
          firstColumn={index * days.length}
          days={days}
          month={day.slice(0, 7)}
          today={today}
          content={fitWeek(layoutWeek(entries, days), days, lines)}
          draft={draft}
          hintId={hintId}
          drawing={drawing}
          moreText={(count) => t('appointments:calendar.month.more', { count })}
          onDay={onDay}
        />
      ))}
      <GridHint id={hintId} draft={draft} columns={toDayColumns(range)} />
    </div>
  );
}
