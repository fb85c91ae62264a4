import '@zampa/i18n/english/clients-leaving';
import '@zampa/i18n/english/clients-clinics';
import '@zampa/i18n/english/conversations-new-request';
import { Button } from '@mantine/core';
import { IconMessageOff } from '@zampa/ui/icons/IconMessageOff';
import { Link } from '@tanstack/react-router';
import type { VetFacility } from '@zampa/contract/people/user';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { NewRequestHeader } from './NewRequestHeader.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';

/**
 * Screen shown instead of the steps when the clinic accepts no requests, with the emergency card. A blocked or
 * paused family cannot continue conversations; a paused family can resume the contact.
 */
export function RequestsNotAccepted({ clinic }: { clinic: VetFacility }) {
  const { t } = useTranslation();
  const isPaused = clinic.status === 'DISABLED_BY_PO';
  return (
    <OwnerShell header={<NewRequestHeader />}>
      <h1 className="z-visually-hidden">{t('conversations:newRequest.title')}</h1>
      <EmptyState
        picture={<IconMessageOff size={40} />}
        title={
          isPaused
            ? t('clients:leaving.pause.isPaused', { clinic: clinic.name })
            : t('conversations:newRequest.closed.title', { clinic: clinic.name })
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
              ? t('clients:leaving.pause.clinics')
              : t('conversations:newRequest.closed.conversations')}
          </Button>
        }
      >
        {isPaused && t('clients:leaving.paused', { clinic: clinic.name })}
        {clinic.status === 'DISABLED_BY_VET' &&
          t('clients:clinics.shutOut', { clinic: clinic.name })}
        {clinic.status === 'ACTIVE' && t('conversations:newRequest.closed.text')}
      </EmptyState>
      <EmergencyCard clinic={clinic} />
    </OwnerShell>
  );
}
