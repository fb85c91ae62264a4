import '@zampa/i18n/english/conversations-parts';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Priority } from '@zampa/domain/conversations/enumerations';
import { StatusChip, type StatusTone } from '@zampa/ui/chips/StatusChip.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
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

/** Shows the card that says what a conversation is about: pets, service, urgency. */
export function RequestDetails({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { pets, payload } = conversation;
  return (
    <Card
      as="section"
      className={styles['card'] ?? ''}
      aria-label={t('conversations-parts:details.title')}
    >
      <Title size="small" tone="muted">
        {t('conversations-parts:details.title')}
      </Title>
      <Facts look="columns">
        <Fact
          label={
            pets.length === 1
              ? t('conversations-parts:details.pet')
              : t('conversations-parts:details.pets')
          }
        >
          <Stack as="span" gap="4" align="start">
            {pets.map((pet) => (
              <PetPictureChip key={pet.id} pet={pet} />
            ))}
          </Stack>
        </Fact>
        {payload.serviceNames.length > 0 && (
          <Fact label={t('conversations-parts:details.service')}>
            {serviceNamesText(t, payload.serviceNames)}
          </Fact>
        )}
        <Fact label={t('conversations-parts:details.urgency')}>
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

/** Shows how urgent it is. */
export function PriorityChip({ priority }: { priority: Priority }) {
  const { t } = useTranslation();
  const words = {
    LOW: t('conversations-parts:priority.LOW'),
    MEDIUM: t('conversations-parts:priority.MEDIUM'),
    HIGH: t('conversations-parts:priority.HIGH'),
  };
  return <StatusChip tone={tones[priority]}>{words[priority]}</StatusChip>;
}
