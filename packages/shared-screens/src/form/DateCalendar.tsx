import { ActionIcon } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconChevronLeft } from '@zampa/ui/icons/IconChevronLeft';
import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { dayPlus, daysFrom } from '@zampa/domain/time/plain-days';
import { formatCalendarDayInWords, formatMonth } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useCloseOnEscape } from '@zampa/ui/keys/use-close-on-escape';
import { type KeyboardEvent, useState } from 'react';
import styles from './DateField.module.css';

export interface DateCalendarProps {
  /** Calendar day, `YYYY-MM-DD`, that has the focus at first. */
  value: string;
  today: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  /** Called on Escape. */
  onClose: () => void;
  /** Called on a press elsewhere. */
  onLeave: () => void;
}

/** Days by which an arrow key moves. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Month below a date field, weeks from Monday. Arrow keys move by day and week, also into other months. */
export function DateCalendar({ onClose, onLeave, value, ...days }: DateCalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [focused, setFocused] = useState(value);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const month = focused.slice(0, 7);
  useCloseOnEscape(true, onClose);
  useClickOutside(onLeave, null, [panel?.parentElement ?? null]);
  return (
    <div
      ref={setPanel}
      role="dialog"
      aria-label={t('common:date.choose')}
      className={styles['calendar']}
    >
      <div className={styles['head']}>
        <ActionIcon
          color="gray"
          aria-label={t('common:date.before')}
          onClick={() => setFocused(monthPlus(month, -1))}
        >
          <IconChevronLeft size={20} />
        </ActionIcon>
        <span aria-live="polite">{formatMonth(`${month}-01`, language)}</span>
        <ActionIcon
          color="gray"
          aria-label={t('common:date.after')}
          onClick={() => setFocused(monthPlus(month, 1))}
        >
          <IconChevronRight size={20} />
        </ActionIcon>
      </div>
      <div className={styles['days']}>
        {weekdays(language).map((name) => (
          <span key={name} className={styles['weekday']} aria-hidden="true">
            {name}
          </span>
        ))}
        {daysOf(month).map((day) => (
          <DayButton
            key={day}
            day={day}
            isFocused={day === focused}
            isChosen={day === value}
            onFocusDay={setFocused}
            {...days}
          />
        ))}
      </div>
    </div>
  );
}

interface DayButtonProps extends Pick<DateCalendarProps, 'today' | 'min' | 'max' | 'onChoose'> {
  day: string;
  isFocused: boolean;
  isChosen: boolean;
  onFocusDay: (day: string) => void;
}

function DayButton(props: DayButtonProps) {
  const { day, today, min, max, isFocused, isChosen, onChoose, onFocusDay } = props;
  const language = useLanguage();
  const isFirst = day.endsWith('-01');
  const moveFocus = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onFocusDay(dayPlus(day, step));
  };
  return (
    <button
      ref={isFocused ? focusElement : undefined}
      type="button"
      className={styles['day']}
      style={isFirst ? { gridColumnStart: columnOf(day) } : undefined}
      tabIndex={isFocused ? 0 : -1}
      aria-label={formatCalendarDayInWords(day, language)}
      aria-current={day === today ? 'date' : undefined}
      aria-pressed={isChosen}
      disabled={(min && day < min) || (max && day > max) ? true : undefined}
      onClick={() => onChoose(day)}
      onKeyDown={moveFocus}
    >
      {Number(day.slice(8))}
    </button>
  );
}

const focusElement = (element: HTMLElement | null) => element?.focus();

/** Returns the first day of the month that is `months` later. */
function monthPlus(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10);
}

function daysOf(month: string): readonly string[] {
  return daysFrom(`${month}-01`, dayPlus(monthPlus(month, 1), -1));
}

/** Column of a day, 1 for Monday. */
const columnOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** First letters of the weekdays from Monday, made different by their position. */
function weekdays(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_none, at) =>
    format.format(Date.UTC(2024, 0, 1 + at)).slice(0, 2),
  );
}
