import { Button } from '@mantine/core';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import styles from './ToBeBooked.module.css';
import { petOrOwnerNames } from './pet-or-owner-names.ts';
import type { TimeRequests } from './use-time-requests.ts';

export interface ToBeConfirmedProps {
  requests: TimeRequests['toBeConfirmed'];
  /** Shows the requested time in the calendar, where it can be confirmed. */
  onAnswer: (visit: ListedConversation) => void;
}

/** Lists the requested times that the clinic has not confirmed. */
export function ToBeConfirmed({ requests: { visits, count }, onAnswer }: ToBeConfirmedProps) {
  const { t } = useTranslation();
  if (visits.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="to-be-confirmed">
      <h3 id="to-be-confirmed" className={styles['heading']}>
        {t('appointments:calendar.toBeConfirmed.title')}
        <CountBadge
          count={count}
          label={t('appointments:calendar.toBeConfirmed.count', { count })}
        />
      </h3>
      <ul className={styles['list']}>
        {visits.map((visit) => {
          const start = visit.appointment?.payload.event.start;
          const when = start ? formatDayTime(new Date(start), visit.facility.timezone) : '';
          const [pet] = visit.pets;
          return (
            <li key={visit.id} className={styles['asked']}>
              {pet && <PetPicture pet={pet} size={34} />}
              <span className={styles['words']}>
                <strong>{petOrOwnerNames(visit)}</strong>
                <span>{when}</span>
              </span>
              <Button
                size="sm"
                variant="default"
                data-entry={visit.appointment?.id}
                aria-label={t('appointments:calendar.toBeConfirmed.answer', {
                  name: petOrOwnerNames(visit),
                  when,
                })}
                onClick={() => onAnswer(visit)}
              >
                {t('appointments:calendar.toBeConfirmed.action')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
