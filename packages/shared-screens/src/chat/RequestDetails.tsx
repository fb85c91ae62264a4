import type { Conversation } from '@zampa/contract/requests/conversation';
import type { Priority } from '@zampa/domain/conversations/enumerations';
import { StatusChip, type StatusTone } from '@zampa/ui/chips/StatusChip.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPictureChip } from '../files/PetPictureChip.tsx';
import styles from './RequestDetails.module.css';

const tones: Readonly<Record<Priority, StatusTone>> = { LOW: 'done', MEDIUM: 'info', HIGH: 'due' };

/** The card that says what a conversation is about: pets, service, urgency. */
export function RequestDetails({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { pets, payload } = conversation;
  return (
    <section className={styles['card']} aria-label={t('chat:details.title')}>
      <h2 className={styles['title']}>{t('chat:details.title')}</h2>
      <dl className={styles['facts']}>
        <div>
          <dt>{pets.length === 1 ? t('chat:details.pet') : t('chat:details.pets')}</dt>
          {pets.map((pet) => (
            <dd key={pet.id}>
              <PetPictureChip pet={pet} />
            </dd>
          ))}
        </div>
        {payload.serviceNames.length > 0 && (
          <div>
            <dt>{t('chat:details.service')}</dt>
            <dd>{payload.serviceNames.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{t('chat:details.urgency')}</dt>
          <dd>
            <PriorityChip priority={payload.priority} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** How urgent it is. */
export function PriorityChip({ priority }: { priority: Priority }) {
  const { t } = useTranslation();
  const words = {
    LOW: t('chat:priority.LOW'),
    MEDIUM: t('chat:priority.MEDIUM'),
    HIGH: t('chat:priority.HIGH'),
  };
  return <StatusChip tone={tones[priority]}>{words[priority]}</StatusChip>;
}
