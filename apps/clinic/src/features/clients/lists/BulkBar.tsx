import { Button } from '@mantine/core';
import type { Client } from '@zampa/contract/clients/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { stepsWith } from './client-steps.ts';
import styles from './ClientsScreen.module.css';
import { StepDialog } from './StepDialog.tsx';
import { type ClientStep, useClientStep } from '../use-client-changes.ts';

export interface BulkBarProps {
  clients: readonly Client[];
  onDone: () => void;
}

/** Shows what can be done with the clients that were chosen: each step with those that it exists for. */
export function BulkBar({ clients: chosen, onDone }: BulkBarProps) {
  // The box that was ticked comes first.
  const clients = useDeferredValue(chosen);
  const facility = useFacility();
  const { t } = useTranslation();
  const step = useClientStep(facility);
  const [asked, setAsked] = useState<ClientStep | null>(null);
  const fit = (wanted: ClientStep) =>
    clients.filter((client) => stepsWith(client, facility.idRole).includes(wanted));
  const take = (wanted: ClientStep) =>
    step.mutate({ step: wanted, clients: fit(wanted) }, { onSuccess: onDone });
  if (clients.length === 0) return null;
  const count = (wanted: ClientStep) => ({ count: fit(wanted).length });
  return (
    <div className={styles['bulk']} role="group" aria-label={t('clients:bulk.label')}>
      <strong>{t('clients:bulk.chosen', { count: clients.length })}</strong>
      {fit('invite').length > 0 && (
        <Button loading={step.isPending} onClick={() => take('invite')}>
          {t('clients:bulk.invite', count('invite'))}
        </Button>
      )}
      {fit('disable').length > 0 && (
        <Button variant="default" onClick={() => setAsked('disable')}>
          {t('clients:bulk.disable', count('disable'))}
        </Button>
      )}
      {fit('remove').length > 0 && (
        <Button variant="default" onClick={() => setAsked('remove')}>
          {t('clients:bulk.remove', count('remove'))}
        </Button>
      )}
      <Button variant="subtle" onClick={onDone}>
        {t('clients:bulk.none')}
      </Button>
      <CallProblem error={step.error} />
      {(asked === 'disable' || asked === 'remove') && (
        <StepDialog
          step={asked}
          count={fit(asked).length}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            take(asked);
          }}
        />
      )}
    </div>
  );
}
