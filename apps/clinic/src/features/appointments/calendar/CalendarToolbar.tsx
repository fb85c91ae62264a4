import { ActionIcon, Button } from '@mantine/core';
import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { IconChevronLeft } from '@zampa/ui/icons/IconChevronLeft';
import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { useLanguage } from '@zampa/i18n/use-language';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ReactNode } from 'react';
import styles from './CalendarToolbar.module.css';
import { DayJump } from './DayJump.tsx';
import { periodTitle } from './period-title.ts';
import type { CalendarSearch } from './search.ts';
import type { Period } from './use-calendar.ts';
import { CALENDAR_VIEWS, type CalendarView, stepDay } from './visible-days.ts';
import { ZoneChip } from './ZoneChip.tsx';

export interface CalendarToolbarProps {
  period: Period;
  zone: string;
  /** Whether the screen is too small for a week of hours. */
  isSmall: boolean;
  onGo: (search: CalendarSearch) => void;
  onNew: () => void;
  /** The filters and the menu. */
  children: ReactNode;
}

/** Shows the period with its navigation, the view switch, and the button for a new booking. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { period, zone, isSmall, onGo, onNew, children } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const { view, day, days, today } = period;
  const views = isSmall ? CALENDAR_VIEWS.slice(0, 2) : CALENDAR_VIEWS;
  return (
    <div className={styles['bar']}>
      <div className={styles['days']}>
        <Button variant="default" onClick={() => onGo({ day: today })}>
          {t('appointments:calendar.toolbar.today')}
        </Button>
        <ActionIcon
          color="gray"
          aria-label={t('appointments:calendar.toolbar.before')}
          onClick={() => onGo({ day: stepDay(view, day, -1) })}
        >
          <IconChevronLeft size={22} />
        </ActionIcon>
        <ActionIcon
          color="gray"
          aria-label={t('appointments:calendar.toolbar.after')}
          onClick={() => onGo({ day: stepDay(view, day, 1) })}
        >
          <IconChevronRight size={22} />
        </ActionIcon>
        <h2 className={`z-display ${styles['title']}`} aria-live="polite">
          {periodTitle(view, day, days, period.today, language)}
        </h2>
        <DayJump day={day} today={today} onChoose={(chosen) => onGo({ day: chosen })} />
        <ZoneChip zone={zone} />
      </div>
      <div className={styles['actions']}>
        <SegmentedControl
          aria-label={t('appointments:calendar.toolbar.view')}
          value={view}
          onChange={(chosen) => onGo({ view: chosen })}
          data={views.map((value) => ({ value, label: viewText(t, value) }))}
        />
        {children}
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={onNew}>
          {t('appointments:calendar.toolbar.new')}
        </Button>
      </div>
    </div>
  );
}

function viewText(t: Translate, view: CalendarView): string {
  switch (view) {
    case 'agenda':
      return t('appointments:calendar.views.agenda');
    case 'day':
      return t('appointments:calendar.views.day');
    case 'week':
      return t('appointments:calendar.views.week');
    case 'month':
      return t('appointments:calendar.views.month');
  }
}
