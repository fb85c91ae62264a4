import '@zampa/i18n/english/conversations-attachments';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Priority } from '@zampa/domain/conversations/enumerations';
import { StatusChip, type StatusTone } from '@zampa/ui/chips/StatusChip.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPictureChip } from '../files/PetPictureChip.tsx';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import styles from './RequestDetails.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: few requests have emergency signs. */
const EmergencySigns = lazyPart(async () => (await import('./EmergencySigns.tsx')).EmergencySigns);

const tones: Readonly<Record<Priority, StatusTone>> = { LOW: 'done', MEDIUM: 'info', HIGH: 'due' };

/** Card with the pets, service and urgency of a request. */
export function RequestDetails({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { pets, payload } = conversation;
  return (
    <Card
      as="section"
      className={styles['card'] ?? ''}
      aria-label={t('conversations:attachments.details.title')}
    >
      <Title size="small" tone="muted">
        {t('conversations:attachments.details.title')}
      </Title>
      <Facts look="columns">
        <Fact
          label={
            pets.length === 1
              ? t('conversations:attachments.details.pet')
              : t('conversations:attachments.details.pets')
          }
        >
          <Stack as="span" gap="4" align="start">
            {pets.map((pet) => (
              <PetPictureChip key={pet.id} pet={pet} />
            ))}
          </Stack>
        </Fact>
        {payload.serviceNames.length > 0 && (
          <Fact label={t('conversations:attachments.details.service')}>
            {formatServiceNames(t, payload.serviceNames)}
          </Fact>
        )}
        <Fact label={t('conversations:attachments.details.urgency')}>
          <PriorityChip priority={payload.priority} />
        </Fact>
      </Facts>
      {payload.redFlags.length > 0 && (
        <Suspense>
          <EmergencySigns flags={payload.redFlags} />
        </Suspense>
      )}
    </Card>
  );
}

/** Chip with the urgency of a request. */
export function PriorityChip({ priority }: { priority: Priority }) {
  const { t } = useTranslation();
  const words = {
    LOW: t('conversations:attachments.priority.LOW'),
    MEDIUM: t('conversations:attachments.priority.MEDIUM'),
    HIGH: t('conversations:attachments.priority.HIGH'),
  };
  return <StatusChip tone={tones[priority]}>{words[priority]}</StatusChip>;
}
