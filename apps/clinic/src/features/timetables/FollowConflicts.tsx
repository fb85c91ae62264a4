import { Button } from '@mantine/core';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import type { ConflictsProps } from './conflicts-props.ts';
import styles from './HoursConflicts.module.css';
import { idsWithDecision } from './hours-decisions.ts';

type FollowConflictsProps = ConflictsProps & {
  readonly onPropose: (booking: CalendarEvent) => void;
};

/** Lists canceled bookings, and bookings for which other times can be proposed, after the hours were saved. */
export function FollowConflicts({ questions, zone, onPropose }: FollowConflictsProps) {
  const { t } = useTranslation();
  const { bookings, decisions, proposed } = questions;
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

/** Closes the drawer; bookings without a proposal stay unchanged. */
export function FollowFooter({ guard, questions }: ConflictsProps) {
  const { t } = useTranslation();
  const { decisions, proposed } = questions;
  const remaining = idsWithDecision(decisions, 'propose').length - proposed.length;
  return (
    <>
      <p className={styles['told']} role="status">
        {remaining > 0 && t('timetables:conflicts.left', { count: remaining })}
      </p>
      <Row justify="end">
        <Button onClick={guard.close}>{t('timetables:conflicts.finish')}</Button>
      </Row>
    </>
  );
}
