import { ActionIcon } from '@mantine/core';
import { IconCalendar } from '@zampa/ui/icons/IconCalendar';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useRef, useState } from 'react';
import styles from './CalendarToolbar.module.css';

const DateCalendar = lazyPart(
  async () => (await import('@zampa/shared-screens/form/DateCalendar.tsx')).DateCalendar,
);

export interface DayJumpProps {
  /** Calendar day that is shown, `YYYY-MM-DD`. */
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

/** Button that opens a month, to show another day in the calendar. */
export function DayJump({ day, today, onChoose }: DayJumpProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles['jump']}>
      <ActionIcon
        ref={button}
        color="gray"
        aria-label={t('appointments:calendar.toolbar.day')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconCalendar size={20} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <DateCalendar
            value={day}
            today={today}
            min={undefined}
            max={undefined}
            onChoose={(chosen) => {
              onChoose(chosen);
              close();
            }}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
