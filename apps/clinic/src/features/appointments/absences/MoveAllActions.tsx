import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  useProposeOtherTimes,
  useReassignBookings,
} from '@zampa/client/appointments/bookings-to-move';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { MOST_MOVED_AT_ONCE } from '@zampa/domain/appointments/move-problems';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { fullName } from '@zampa/domain/people/names';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import styles from './availability.module.css';
import { toMoveOutcome, type MoveOutcome } from './move-outcome.ts';

export interface MoveAllActionsProps {
  bookings: readonly CalendarEvent[];
  onOutcome: (outcome: MoveOutcome) => void;
}

/** Gives all bookings to one colleague, or proposes other times to all clients, each in one step. */
export function MoveAllActions({ bookings, onOutcome }: MoveAllActionsProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facilityId));
  const [chosen, setChosen] = useState('');
  const reassign = useReassignBookings(facilityId);
  const propose = useProposeOtherTimes(facilityId);
  const isBusy = reassign.isPending || propose.isPending;
  const absentIds = new Set(bookings.map(({ payload }) => payload.event.resource));
  const colleagues = staff.filter(({ id, idRole }) => mayBeAssigned(idRole) && !absentIds.has(id));
  const colleague = colleagues.find(({ id }) => id === chosen) ?? colleagues[0];
  const ids = bookings.slice(0, MOST_MOVED_AT_ONCE).map(({ id }) => id);
  return (
    <>
      {colleague && (
        <div className={styles['pair']}>
          <NativeSelect
            label={t('appointments:absences.moves.colleague')}
            value={colleague.id}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={colleagues.map((each) => ({ value: each.id, label: fullName(each) }))}
          />
          <Button
            className={styles['beside'] ?? ''}
            disabled={isBusy}
            loading={reassign.isPending}
            onClick={() =>
              reassign.mutate(
                { bookings: ids, userId: colleague.id },
                { onSuccess: (result) => onOutcome(toMoveOutcome('MOVED', result)) },
              )
            }
          >
            {t('appointments:absences.moves.all', { name: colleague.firstName })}
          </Button>
        </div>
      )}
      <Text tone="muted">{t('appointments:absences.moves.proposeWhy')}</Text>
      <div className={styles['actions']}>
        <Button
          variant="default"
          disabled={isBusy}
          loading={propose.isPending}
          onClick={() =>
            propose.mutate(ids, {
              onSuccess: (result) => onOutcome(toMoveOutcome('PROPOSED', result)),
            })
          }
        >
          {t('appointments:absences.moves.propose')}
        </Button>
      </div>
      <CallProblem error={reassign.error ?? propose.error} />
    </>
  );
}
