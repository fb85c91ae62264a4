import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Move } from '@zampa/client/appointments/use-move-entry';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { useMoveForm } from './booking-panel/use-move-form.ts';
import { clientReach } from './client-reach.ts';
import { NotifyClientCheckbox } from './NotifyClientCheckbox.tsx';
import { TimeFields } from './TimeFields.tsx';
import styles from './visit-form.module.css';

export interface MoveDialogProps {
  event: CalendarEvent;
  /** The initial day, if not the booking's own. */
  startDay?: string;
  onClose: () => void;
  /** Called after the move, with the updated entry. */
  onMoved: (move: Move, changed: CalendarEvent) => void;
}

/** Form to move a booking to another time without dragging it. */
export function MoveDialog({ event, startDay, onClose, onMoved }: MoveDialogProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const zone = facility.timezone;
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const form = useMoveForm(event, startDay, (move, changed) => {
    onMoved(move, changed);
    onClose();
  });
  const { values, move } = form;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('appointments:calendar.move.title')}
      closeLabel={t('common:actions.close')}
      isBusy={move.isPending}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button disabled={!form.canSave} loading={move.isPending} onClick={form.save}>
            {t('appointments:calendar.move.submit')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <BookingLine booking={event} zone={zone} />
        <TimeFields
          members={staff.filter(({ id, idRole }) => mayBeAssigned(idRole) || id === values.member)}
          values={values}
          minutes={form.minutes}
          about={event.payload}
          visitId={event.parent_id}
          onChange={form.set}
        />
        {form.canNotify && (
          <NotifyClientCheckbox
            checked={form.shouldNotify}
            emailReach={clientReach(event.client)}
            onChange={form.setShouldNotify}
          />
        )}
        <CallProblem error={move.error} />
      </div>
    </ModalDialog>
  );
}
