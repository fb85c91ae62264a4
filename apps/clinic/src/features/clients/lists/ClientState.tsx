import { Button } from '@mantine/core';
import { ERASURE_DAYS } from '@zampa/domain/privacy/erasure';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { ClientCardProps } from './card-props.ts';
import { stepsWith } from './client-steps.ts';
import { ClientStatus } from './ClientStatus.tsx';
import styles from '../record/FamilyCard.module.css';
import { StepDialog } from './StepDialog.tsx';
import { type ClientStep, useClientStep } from '../use-client-changes.ts';

/** Shows how the client and the clinic stand to each other, in words, and the steps that lead on from there. */
export function ClientState({ client }: ClientCardProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const step = useClientStep(facility);
  const [asked, setAsked] = useState<ClientStep | null>(null);
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
  const names = {
    invite: client.status === 'IGNORED' ? t('clients:steps.again') : t('clients:steps.invite'),
    enable: t('clients:steps.enable'),
    disable: t('clients:steps.disable'),
    remove: t('clients:steps.remove'),
  };
  const take = (wanted: ClientStep) => step.mutate({ step: wanted, clients: [client] });
  return (
    <section className={styles['state']}>
      <ClientStatus client={client} />
      <Text tone="muted" size="small">
        {client.closing
          ? t('clients:meaning.closing', { days: ERASURE_DAYS })
          : meanings[client.status]}
      </Text>
      <div className={styles['steps']}>
        {stepsWith(client, facility.idRole).map((each) => (
          <Button
            key={each}
            variant={each === 'invite' || each === 'enable' ? 'filled' : 'default'}
            loading={step.isPending && step.variables.step === each}
            onClick={() => (each === 'disable' || each === 'remove' ? setAsked(each) : take(each))}
          >
            {names[each]}
          </Button>
        ))}
      </div>
      <CallProblem error={step.error} />
      {(asked === 'disable' || asked === 'remove') && (
        <StepDialog
          step={asked}
          count={1}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            take(asked);
          }}
        />
      )}
    </section>
  );
}
