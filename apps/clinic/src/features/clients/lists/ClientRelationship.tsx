import { Button } from '@mantine/core';
import { ERASURE_DAYS } from '@zampa/domain/privacy/erasure';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { ClientCardProps } from './card-props.ts';
import { allowedClientSteps } from './client-steps.ts';
import { ClientStatus } from './ClientStatus.tsx';
import styles from '../record/FamilyCard.module.css';
import { ConfirmStepDialog } from './ConfirmStepDialog.tsx';
import { InviteDialog } from '../invitations/InviteDialog.tsx';
import { type ClientStep, type StatusStep, useClientStep } from '../use-client-changes.ts';

/** Shows the relationship between client and clinic, and the actions that change it. */
export function ClientRelationship({ client }: ClientCardProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const step = useClientStep(facility);
  const meaning = useMeaning(client);
  const [pendingStep, setPendingStep] = useState<ClientStep | null>(null);
  const names = {
    invite: client.status === 'IGNORED' ? t('clients:steps.again') : t('clients:steps.invite'),
    enable: t('clients:steps.enable'),
    disable: t('clients:steps.disable'),
    remove: t('clients:steps.remove'),
  };
  const runStep = (requested: StatusStep) => step.mutate({ step: requested, clients: [client] });
  return (
    <section className={styles['state']}>
      <ClientStatus client={client} />
      <Text tone="muted" size="small">
        {meaning}
      </Text>
      <div className={styles['steps']}>
        {allowedClientSteps(client, facility.idRole).map((each) => (
          <Button
            key={each}
            variant={each === 'invite' || each === 'enable' ? 'filled' : 'default'}
            loading={step.isPending && step.variables.step === each}
            onClick={() => (each === 'enable' ? runStep(each) : setPendingStep(each))}
          >
            {names[each]}
          </Button>
        ))}
      </div>
      <CallProblem error={step.error} />
      {pendingStep === 'invite' && (
        <InviteDialog
          clients={[client]}
          onClose={() => setPendingStep(null)}
          onDone={() => setPendingStep(null)}
        />
      )}
      {(pendingStep === 'disable' || pendingStep === 'remove') && (
        <ConfirmStepDialog
          step={pendingStep}
          count={1}
          onClose={() => setPendingStep(null)}
          onConfirm={() => {
            setPendingStep(null);
            runStep(pendingStep);
          }}
        />
      )}
    </section>
  );
}

/** Returns what the status of a client means for the clinic. */
function useMeaning(client: ClientCardProps['client']): string {
  const { t } = useTranslation();
  const meanings = {
    IMPORTED: t('clients:meaning.IMPORTED'),
    ACTIVE: t('clients:meaning.ACTIVE'),
    INVITED: {
      none: t('clients:meaning.unsent'),
      QUEUED: t('clients:meaning.INVITED'),
      SENT: t('clients:meaning.INVITED'),
      REFUSED: t('clients:meaning.refused'),
    }[client.delivery ?? 'none'],
    DISABLED_BY_PO: t('clients:meaning.DISABLED_BY_PO'),
    DISABLED_BY_VET: t('clients:meaning.DISABLED_BY_VET'),
    IGNORED: t('clients:meaning.IGNORED'),
    REMOVED: t('clients:meaning.REMOVED'),
  };
  return client.closing
    ? t('clients:meaning.closing', { days: ERASURE_DAYS })
    : meanings[client.status];
}
