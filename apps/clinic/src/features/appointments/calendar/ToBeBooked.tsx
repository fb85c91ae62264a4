import { Button } from '@mantine/core';
import { IconGripVertical } from '@zampa/ui/icons/IconGripVertical';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { hasOpenProposal } from '@zampa/shared-screens/appointments/open-proposal';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { petOrOwnerNames } from './pet-or-owner-names.ts';
import styles from './ToBeBooked.module.css';
import type { TimeRequests } from './use-time-requests.ts';

export interface ToBeBookedProps {
  requests: TimeRequests['toBeBooked'];
  onBook: (visit: ListedConversation) => void;
  /** Called when a drag starts, and with null when it ends. */
  onDrag: (visit: ListedConversation | null) => void;
}

/** Lists the visits without a time. Each can be booked with a button or dragged onto the calendar. */
export function ToBeBooked({ requests: { visits, count }, onBook, onDrag }: ToBeBookedProps) {
  const { t } = useTranslation();
  const now = useMinuteClock();
  if (visits.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="to-be-booked">
      <h3 id="to-be-booked" className={styles['heading']}>
        {t('appointments:calendar.toBeBooked.title')}
        <CountBadge count={count} label={t('appointments:calendar.toBeBooked.count', { count })} />
      </h3>
      <ul className={styles['list']}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <div
              className={styles['row']}
              role="presentation"
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', petOrOwnerNames(visit));
                onDrag(visit);
              }}
              onDragEnd={() => onDrag(null)}
            >
              {visit.pets[0] && <PetPicture pet={visit.pets[0]} size={34} />}
              <span className={styles['words']}>
                <strong>{petOrOwnerNames(visit)}</strong>
                <span>
                  {hasOpenProposal(visit, now)
                    ? t('appointments:calendar.toBeBooked.proposed')
                    : visit.payload.note || formatServiceNames(t, visit.payload.serviceNames)}
                </span>
              </span>
              <Button
                size="sm"
                variant="default"
                aria-label={t('appointments:calendar.toBeBooked.book', {
                  name: petOrOwnerNames(visit),
                })}
                onClick={() => onBook(visit)}
              >
                {t('appointments:calendar.toBeBooked.action')}
              </Button>
              <IconGripVertical size={18} className={styles['grip']} aria-hidden="true" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
