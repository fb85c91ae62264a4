import '@zampa/i18n/english/appointments-absences';
import { Button } from '@mantine/core';
import { IconBeach } from '@zampa/ui/icons/IconBeach';
import { IconCalendarShare } from '@zampa/ui/icons/IconCalendarShare';
import { IconClockPause } from '@zampa/ui/icons/IconClockPause';
import { IconDots } from '@zampa/ui/icons/IconDots';
import { IconListCheck } from '@zampa/ui/icons/IconListCheck';
import { IconNotes } from '@zampa/ui/icons/IconNotes';
import { IconPrinter } from '@zampa/ui/icons/IconPrinter';
import { usePauseBookings } from '@zampa/client/appointments/use-pause-bookings';
import { mayPauseBookings } from '@zampa/domain/people/staff-rights';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { DropPanel } from '@zampa/ui/panel/DropPanel.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ReactNode } from 'react';
import styles from './availability.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

export interface CalendarMenuProps {
  /** Whether a single day is on screen; only days can be printed. */
  mayPrint: boolean;
  onOpen: (dialog: 'absence' | 'other' | 'availability' | 'feed') => void;
}

const PAUSES = [30, 60, 120, 240] as const;

/** Shows the button for a new absence and a menu with the other calendar actions. */
export function CalendarMenu({ mayPrint, onOpen }: CalendarMenuProps) {
  const { id: facilityId, idRole } = useFacility();
  const pauses = mayPauseBookings(idRole) ? PAUSES : [];
  const { t } = useTranslation();
  const pause = usePauseBookings(facilityId);
  return (
    <>
      <Button
        variant="default"
        className={styles['absence'] ?? ''}
        title={t('appointments:absences.menu.absence')}
        leftSection={<IconBeach size={18} aria-hidden="true" />}
        onClick={() => onOpen('absence')}
      >
        {t('appointments:absences.menu.absence')}
      </Button>
      <DropPanel
        label={t('appointments:absences.menu.label')}
        icon={<IconDots size={18} aria-hidden="true" />}
      >
        {(close) => {
          const item = (icon: ReactNode, text: string, act: () => void) => (
            <Button
              variant="subtle"
              color="gray"
              justify="start"
              leftSection={icon}
              onClick={() => {
                close();
                act();
              }}
            >
              {text}
            </Button>
          );
          return (
            <div className={styles['menu']}>
              <div className={styles['onSmall']}>
                {item(
                  <IconBeach size={18} aria-hidden="true" />,
                  t('appointments:absences.menu.absence'),
                  () => onOpen('absence'),
                )}
              </div>
              {item(
                <IconNotes size={18} aria-hidden="true" />,
                t('appointments:absences.menu.other'),
                () => onOpen('other'),
              )}
              {item(
                <IconListCheck size={18} aria-hidden="true" />,
                t('appointments:absences.menu.report'),
                () => onOpen('availability'),
              )}
              {item(
                <IconCalendarShare size={18} aria-hidden="true" />,
                t('appointments:absences.menu.feed'),
                () => onOpen('feed'),
              )}
              {mayPrint &&
                item(
                  <IconPrinter size={18} aria-hidden="true" />,
                  t('appointments:absences.menu.print'),
                  () => window.print(),
                )}
              {pauses.map((minutes) => (
                <div key={minutes} className={styles['menu']}>
                  {item(
                    <IconClockPause size={18} aria-hidden="true" />,
                    minutes < 60
                      ? t('appointments:absences.pause.minutes', { minutes })
                      : t('appointments:absences.pause.hours', { count: minutes / 60 }),
                    () => pause.mutate(minutes),
                  )}
                </div>
              ))}
            </div>
          );
        }}
      </DropPanel>
      <CallProblem error={pause.error} />
    </>
  );
}
