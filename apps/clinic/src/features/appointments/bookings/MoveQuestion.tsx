import '@zampa/i18n/english/appointments-bookings';
import { useQuery } from '@tanstack/react-query';
import { entryAt, type Move } from '@zampa/client/appointments/use-move-entry';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { fullName } from '@zampa/domain/people/names';
import { whoseBooking } from '@zampa/shared-screens/appointments/whose-booking';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import styles from './MoveQuestion.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { NotifyClient } from './NotifyClient.tsx';
import { useWhen } from './use-when.ts';

export interface MoveQuestionProps {
  move: Move;
  onMove: (tellClient: boolean) => void;
  onClose: () => void;
}

/**
 * Asks about what a booking that was dragged or pulled would change, and whether its client is told, before it is done.
 */
export function MoveQuestion({ move, onMove, onClose }: MoveQuestionProps) {
  const { t } = useTranslation();
  const [tellClient, setTellClient] = useState(true);
  const { event, time } = move;
  const whom = whoseBooking(event);
  return (
    <ConfirmDialog
      title={t('appointments-calendar:move.title')}
      action={t('appointments-calendar:move.submit')}
      keep={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      onConfirm={() => onMove(tellClient)}
      onClose={onClose}
    >
      <div className={styles['question']}>
        <strong>{whom}</strong>
        <p className={styles['times']}>
          <Place event={event} as="del" />
          <Place event={entryAt(event, time)} as="ins" />
        </p>
        <NotifyClient
          checked={tellClient}
          closing={event.client?.closing}
          onChange={setTellClient}
        />
      </div>
    </ConfirmDialog>
  );
}

type PlaceProps = { event: CalendarEvent; as: 'del' | 'ins' };

/** When, and with whom. */
function Place({ event, as: Change }: PlaceProps) {
  const facility = useFacility();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const member = staff.find(({ id }) => id === event.payload.event.resource);
  const when = useWhen(event, facility.timezone);
  return <Change>{member ? `${when} · ${fullName(member)}` : when}</Change>;
}
