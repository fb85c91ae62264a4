import { formatMinute } from '@zampa/domain/timetables/weekly-hours';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DayColumn } from './DayColumn.tsx';
import { useWeekDrag } from './use-week-drag.ts';
import { WEEKDAYS, type WeekEditorProps } from './week.ts';
import styles from './WeekGrid.module.css';

const HOURS = Array.from({ length: 23 }, (_none, hour) => hour + 1);

export interface WeekGridProps extends WeekEditorProps {
  /** Day whose fields are shown beside the grid. */
  chosen: number;
  onChoose: (weekday: number) => void;
}

/** Shows a grid of seven days. Dragging draws new hours, moves them or changes their start and end. */
export function WeekGrid({ spans, onChange, chosen, onChoose }: WeekGridProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { shown, take, column } = useWeekDrag({ spans, onChange });
  return (
    <div className={styles['week']}>
      <div className={styles['days']}>
        {WEEKDAYS.map((weekday) => (
          <button
            key={weekday}
            type="button"
            className={styles['name']}
            aria-pressed={weekday === chosen}
            onClick={() => onChoose(weekday)}
          >
            <span aria-hidden="true">{weekdayName(weekday, language, 'short')}</span>
            <span className={styles['spoken']}>{weekdayName(weekday, language)}</span>
          </button>
        ))}
      </div>
      <div className={styles['grid']} role="group" aria-label={t('timetables:week.grid')}>
        <div className={styles['hours']} aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour} style={{ top: `${(hour / 24) * 100}%` }}>
              {formatMinute(hour * 60)}
            </span>
          ))}
        </div>
        {WEEKDAYS.map((weekday) => (
          <DayColumn
            key={weekday}
            weekday={weekday}
            chosen={weekday === chosen}
            shown={shown}
            take={take}
            pointer={column}
            onChoose={onChoose}
            onChange={onChange}
          />
        ))}
      </div>
      <p className={styles['hint']}>{t('timetables:week.gridHow')}</p>
    </div>
  );
}
