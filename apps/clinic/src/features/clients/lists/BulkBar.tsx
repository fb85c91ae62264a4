import { Button } from '@mantine/core';
import type { Client } from '@zampa/contract/clients/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { allowedClientSteps } from './client-steps.ts';
import styles from './ClientsScreen.module.css';
import { ConfirmStepDialog } from './ConfirmStepDialog.tsx';
import { InviteDialog } from '../invitations/InviteDialog.tsx';
import { type ClientStep, type StatusStep, useClientStep } from '../use-client-changes.ts';

export interface BulkBarProps {
  clients: readonly Client[];
  onDone: () => void;
}

/** Shows the actions for the selected clients. Each action applies only to the clients that allow it. */
export function BulkBar({ clients: chosen, onDone }: BulkBarProps) {
  // Deferred so that the checkbox is updated first.
  const clients = useDeferredValue(chosen);
  const facility = useFacility();
  const { t } = useTranslation();
  const step = useClientStep(facility);
  const [pendingStep, setPendingStep] = useState<ClientStep | null>(null);
  const clientsAllowing = (requested: ClientStep) =>
    clients.filter((client) => allowedClientSteps(client, facility.idRole).includes(requested));
  const runStep = (requested: StatusStep) =>
    step.mutate({ step: requested, clients: clientsAllowing(requested) }, { onSuccess: onDone });
  if (clients.length === 0) return null;
  const countFor = (requested: ClientStep) => ({ count: clientsAllowing(requested).length });
  return (
    <div className={styles['bulk']} role="group" aria-label={t('clients:bulk.label')}>
      <strong>{t('clients:bulk.chosen', { count: clients.length })}</strong>
      {clientsAllowing('invite').length > 0 && (
        <Button onClick={() => setPendingStep('invite')}>
          {t('clients:bulk.invite', countFor('invite'))}
        </Button>
      )}
      {clientsAllowing('disable').length > 0 && (
        <Button variant="default" onClick={() => setPendingStep('disable')}>
          {t('clients:bulk.disable', countFor('disable'))}
        </Button>
      )}
      {clientsAllowing('remove').length > 0 && (
        <Button variant="default" onClick={() => setPendingStep('remove')}>
          {t('clients:bulk.remove', countFor('remove'))}
        </Button>
      )}
      <Button variant="subtle" onClick={onDone}>
        {t('clients:bulk.none')}
      </Button>
      <CallProblem error={step.error} />
      {pendingStep === 'invite' && (
        <InviteDialog
          clients={clientsAllowing('invite')}
          onClose={() => setPendingStep(null)}
          onDone={onDone}
        />
      )}
      {(pendingStep === 'disable' || pendingStep === 'remove') && (
        <ConfirmStepDialog
          step={pendingStep}
          count={clientsAllowing(pendingStep).length}
          onClose={() => setPendingStep(null)}
          onConfirm={() => {
            setPendingStep(null);
            runStep(pendingStep);
          }}
        />
      )}
    </div>
  );
}
