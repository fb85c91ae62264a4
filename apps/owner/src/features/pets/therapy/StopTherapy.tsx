import { Button, Textarea } from '@mantine/core';
import { useStopTherapy } from '@zampa/client/health/therapies';
import type { Therapy } from '@zampa/contract/health/objects/prescription';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { medicineName } from '@zampa/shared-screens/health/medicine-text';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';

/** As in the contract. */
const REASON_LENGTH = 500;

export interface StopTherapyProps {
  pet: Pet;
  therapy: Therapy;
}

/** Button with a dialog to end a therapy before its last dose. */
export function StopTherapy({ pet, therapy }: StopTherapyProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const stop = useStopTherapy(therapy);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('health:therapy.stop')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('health:therapy.stopTitle', { medicine: medicineName(therapy.line) })}
          action={t('health:therapy.stopAction')}
          cancelLabel={t('health:therapy.stopKeep')}
          closeLabel={t('common:actions.close')}
          isDanger
          isBusy={stop.isPending}
          problem={<CallProblem error={stop.error} />}
          onConfirm={() => stop.mutate(reason.trim(), { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <Stack gap="16">
            <p>{t('health:therapy.stopText', { name: pet.name })}</p>
            <Textarea
              label={t('health:therapy.reason.label')}
              rows={2}
              maxLength={REASON_LENGTH}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
