import '@zampa/i18n/english/appointments-absences';
import { IconCalendarCheck } from '@zampa/ui/icons/IconCalendarCheck';
import { useQuery } from '@tanstack/react-query';
import { bookingsToMoveQuery } from '@zampa/client/appointments/bookings-to-move';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { isProposed } from '../grid/entry-look.ts';
import styles from './availability.module.css';
import type { ConflictingBookingsProps } from './ConflictingBookings.tsx';
import { MoveAllActions } from './MoveAllActions.tsx';
import type { MoveOutcome } from './move-outcome.ts';

export interface MovesDrawerProps {
  /** Renders the actions for one booking. */
  renderSolution: ConflictingBookingsProps['renderSolution'];
  onClose: () => void;
}

/** Drawer with the bookings that overlap time off. All of them can be moved in one step, or each on its own. */
export function MovesDrawer({ renderSolution, onClose }: MovesDrawerProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const query = useQuery(bookingsToMoveQuery(useApi(), facilityId));
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null);
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('appointments:absences.moves.title')}
      closeLabel={t('common:actions.close')}
    >
      <QueryStates query={query} shape="rows" count={3}>
        {(events) => {
          const bookings = events.filter(({ category }) => category === 'BOOKING');
          return (
            <div className={styles['form']}>
              <OutcomeText outcome={outcome} />
              {bookings.length === 0 ? (
                <EmptyState
                  picture={<IconCalendarCheck size={48} />}
                  title={t('appointments:absences.moves.none')}
                >
                  {t('appointments:absences.moves.noneWhy')}
                </EmptyState>
              ) : (
                <>
                  <Text tone="muted">{t('appointments:absences.moves.why')}</Text>
                  <MoveAllActions bookings={bookings} onOutcome={setOutcome} />
                  <BookingsToMove
                    bookings={bookings}
                    proposals={events.filter(isProposed)}
                    outcome={outcome}
                    renderSolution={renderSolution}
                  />
                </>
              )}
            </div>
          );
        }}
      </QueryStates>
    </SideDrawer>
  );
}

function OutcomeText({ outcome }: { outcome: MoveOutcome | null }) {
  const { t } = useTranslation();
  const failed = outcome?.failed.length ?? 0;
  return (
    <div role="status">
      {outcome && (
        <Text weight="600">
          {outcome.step === 'MOVED'
            ? t('appointments:absences.moves.moved', { count: outcome.count })
            : t('appointments:absences.moves.proposed', { count: outcome.count })}{' '}
          {failed > 0 && t('appointments:absences.moves.failed', { count: failed })}
        </Text>
      )}
    </div>
  );
}

interface BookingsToMoveProps extends Pick<MovesDrawerProps, 'renderSolution'> {
  bookings: readonly CalendarEvent[];
  proposals: readonly CalendarEvent[];
  outcome: MoveOutcome | null;
}

/** One line for each booking, with the reason why the last step could not include it. */
function BookingsToMove({ bookings, proposals, outcome, renderSolution }: BookingsToMoveProps) {
  const { timezone: zone } = useFacility();
  const { t } = useTranslation();
  return (
    <section className={styles['conflicts']}>
      <ul>
        {bookings.map((event) => {
          const problem = outcome?.failed.find(({ id }) => id === event.id)?.code;
          return (
            <li key={event.id}>
              <BookingLine booking={event} zone={zone} />
              {problem && <Text>{t(`appointments:absences.moves.problem.${problem}`)}</Text>}
              {renderSolution({
                event,
                proposal: proposals.find(({ parent_id: visit }) => visit === event.parent_id),
                startDay: wallDay(wallDate(event.payload.event.start ?? '', zone)),
              })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
