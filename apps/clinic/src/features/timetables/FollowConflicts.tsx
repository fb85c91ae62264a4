import { Button } from '@mantine/core';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import type { ConflictsProps } from './conflicts-props.ts';
import styles from './HoursConflicts.module.css';
import { idsOf } from './hours-decisions.ts';

type FollowConflictsProps = ConflictsProps & {
  readonly onPropose: (booking: CalendarEvent) => void;
};

/** Shows that the new hours hold, and what is off is off: times of theirs are proposed. */
export function FollowConflicts({ asked, zone, onPropose }: FollowConflictsProps) {
  const { t } = useTranslation();
  const { bookings, decisions, proposed } = asked;
  return (
    <Stack gap="12">
      <p className={styles['lead']}>{t('timetables:conflicts.savedLead')}</p>
      {bookings
        .filter(({ id }) => decisions[id] !== 'keep')
        .map((booking) => (
          <div key={booking.id} className={styles['booking']}>
            <BookingLine booking={booking} zone={zone} />
            {decisions[booking.id] === 'cancel' && (
              <StatusChip tone="done">{t('timetables:conflicts.canceled')}</StatusChip>
            )}
            {decisions[booking.id] === 'propose' &&
              (proposed.includes(booking.id) ? (
                <StatusChip tone="paid">{t('timetables:conflicts.proposed')}</StatusChip>
              ) : (
                <Button variant="default" onClick={() => onPropose(booking)}>
                  {t('timetables:conflicts.chooseTimes')}
                </Button>
              ))}
          </div>
        ))}
    </Stack>
  );
}

/** Ends it: what is still open stays as it is. */
export function FollowFooter({ guard, asked }: ConflictsProps) {
  const { t } = useTranslation();
  const { decisions, proposed } = asked;
  const left = idsOf(decisions, 'propose').length - proposed.length;
  return (
    <>
      <p className={styles['told']} role="status">
        {left > 0 && t('timetables:conflicts.left', { count: left })}
      </p>
      <Row justify="end">
        <Button onClick={guard.close}>{t('timetables:conflicts.finish')}</Button>
      </Row>
    </>
  );
}
