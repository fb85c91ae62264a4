import { Button } from '@mantine/core';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import styles from './ToBeBooked.module.css';
import { namesOf } from './names-of.ts';
import type { TimeRequests } from './use-time-requests.ts';

export interface ToBeConfirmedProps {
  asked: TimeRequests['toBeConfirmed'];
  /** Shows the time in the calendar, where it is answered. */
  onAnswer: (visit: Conversation) => void;
}

/** Shows who has asked for a time and waits for the clinic's answer. */
export function ToBeConfirmed({ asked: { visits, count }, onAnswer }: ToBeConfirmedProps) {
  const { t } = useTranslation();
  if (visits.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="to-be-confirmed">
      <h3 id="to-be-confirmed" className={styles['heading']}>
        {t('appointments-calendar:toBeConfirmed.title')}
        <CountBadge
          count={count}
          label={t('appointments-calendar:toBeConfirmed.count', { count })}
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
                <strong>{namesOf(visit)}</strong>
                <span>{when}</span>
              </span>
              <Button
                size="sm"
                variant="default"
                data-entry={visit.appointment?.id}
                aria-label={t('appointments-calendar:toBeConfirmed.answer', {
                  name: namesOf(visit),
                  when,
                })}
                onClick={() => onAnswer(visit)}
              >
                {t('appointments-calendar:toBeConfirmed.action')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
