import '@zampa/i18n/english/clients-leaving';
import '@zampa/i18n/english/clients-owner';
import '@zampa/i18n/english/conversations-new';
import { Button } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { VetFacility } from '@zampa/contract/people/user';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { NewRequestHeader } from './NewRequestHeader.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';

/**
 * Shows that the clinic takes nothing new at the moment: said before the first step, with what helps instead. Of whoever it
 * has shut out, or who has paused the contact, no conversation goes on either; who has can take it up again.
 */
export function NoRequests({ clinic }: { clinic: VetFacility }) {
  const { t } = useTranslation();
  const isPaused = clinic.status === 'DISABLED_BY_PO';
  return (
    <OwnerShell header={<NewRequestHeader />}>
      <h1 className="z-visually-hidden">{t('conversations-new:title')}</h1>
      <EmptyState
        picture={<IconMessageOff size={40} />}
        title={
          isPaused
            ? t('clients-leaving:pause.isPaused', { clinic: clinic.name })
            : t('conversations-new:closed.title', { clinic: clinic.name })
        }
        action={
          <Button
            variant="default"
            size="lg"
            renderRoot={(props) => (
              <Link to={isPaused ? '/workspace/vets' : '/workspace/chat'} search={{}} {...props} />
            )}
          >
            {isPaused
              ? t('clients-leaving:pause.clinics')
              : t('conversations-new:closed.conversations')}
          </Button>
        }
      >
        {isPaused && t('clients-leaving:paused', { clinic: clinic.name })}
        {clinic.status === 'DISABLED_BY_VET' && t('clients-owner:shutOut', { clinic: clinic.name })}
        {clinic.status === 'ACTIVE' && t('conversations-new:closed.text')}
      </EmptyState>
      <EmergencyCard clinic={clinic} />
    </OwnerShell>
  );
}
