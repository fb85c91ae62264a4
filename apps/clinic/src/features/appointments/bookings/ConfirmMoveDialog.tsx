import '@zampa/i18n/english/appointments-bookings';
import { useQuery } from '@tanstack/react-query';
import { withEntryTime, type Move } from '@zampa/client/appointments/use-move-entry';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { fullName } from '@zampa/domain/people/names';
import { bookingPartiesText } from '@zampa/shared-screens/appointments/booking-parties-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import styles from './ConfirmMoveDialog.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { clientReach } from './client-reach.ts';
import { NotifyClientCheckbox } from './NotifyClientCheckbox.tsx';
import { useEntryTimeText } from './use-entry-time-text.ts';

export interface ConfirmMoveDialogProps {
  move: Move;
  onMove: (shouldNotify: boolean) => void;
  onClose: () => void;
}

/** Asks for confirmation of a move by drag or resize, and whether to notify the client. */
export function ConfirmMoveDialog({ move, onMove, onClose }: ConfirmMoveDialogProps) {
  const { t } = useTranslation();
  const [shouldNotify, setShouldNotify] = useState(true);
  const { event, time } = move;
  const petsAndClient = bookingPartiesText(event);
  return (
    <ConfirmDialog
      title={t('appointments:calendar.move.title')}
      action={t('appointments:calendar.move.submit')}
      cancelLabel={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      onConfirm={() => onMove(shouldNotify)}
      onClose={onClose}
    >
      <div className={styles['question']}>
        <strong>{petsAndClient}</strong>
        <p className={styles['times']}>
          <TimeAndMember event={event} as="del" />
          <TimeAndMember event={withEntryTime(event, time)} as="ins" />
        </p>
        <NotifyClientCheckbox
          checked={shouldNotify}
          emailReach={clientReach(event.client)}
          onChange={setShouldNotify}
        />
      </div>
    </ConfirmDialog>
  );
}

type TimeAndMemberProps = { event: CalendarEvent; as: 'del' | 'ins' };

/** The time and the team member of an entry. */
function TimeAndMember({ event, as: Change }: TimeAndMemberProps) {
  const facility = useFacility();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const member = staff.find(({ id }) => id === event.payload.event.resource);
  const when = useEntryTimeText(event, facility.timezone);
  return <Change>{member ? `${when} · ${fullName(member)}` : when}</Change>;
}
