import '@zampa/i18n/english/chat-parts';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Priority } from '@zampa/domain/conversations/enumerations';
import { StatusChip, type StatusTone } from '@zampa/ui/chips/StatusChip.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPictureChip } from '../files/PetPictureChip.tsx';
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import styles from './RequestDetails.module.css';

/** Few requests have any: the words come with the first. */
const EmergencySigns = lazy(async () => ({
  default: (await import('./EmergencySigns.tsx')).EmergencySigns,
}));

const tones: Readonly<Record<Priority, StatusTone>> = { LOW: 'done', MEDIUM: 'info', HIGH: 'due' };

/** The card that says what a conversation is about: pets, service, urgency. */
export function RequestDetails({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { pets, payload } = conversation;
  return (
    <section className={styles['card']} aria-label={t('chat-parts:details.title')}>
      <h2 className={styles['title']}>{t('chat-parts:details.title')}</h2>
      <dl className={styles['facts']}>
        <div>
          <dt>{pets.length === 1 ? t('chat-parts:details.pet') : t('chat-parts:details.pets')}</dt>
          {pets.map((pet) => (
            <dd key={pet.id}>
              <PetPictureChip pet={pet} />
            </dd>
          ))}
        </div>
        {payload.serviceNames.length > 0 && (
          <div>
            <dt>{t('chat-parts:details.service')}</dt>
            <dd>{serviceNamesText(t, payload.serviceNames)}</dd>
          </div>
        )}
        <div>
          <dt>{t('chat-parts:details.urgency')}</dt>
          <dd>
            <PriorityChip priority={payload.priority} />
          </dd>
        </div>
      </dl>
      {payload.redFlags.length > 0 && (
        <Suspense>
          <EmergencySigns flags={payload.redFlags} />
        </Suspense>
      )}
    </section>
  );
}

/** How urgent it is. */
export function PriorityChip({ priority }: { priority: Priority }) {
  const { t } = useTranslation();
  const words = {
    LOW: t('chat-parts:priority.LOW'),
    MEDIUM: t('chat-parts:priority.MEDIUM'),
    HIGH: t('chat-parts:priority.HIGH'),
  };
  return <StatusChip tone={tones[priority]}>{words[priority]}</StatusChip>;
}
