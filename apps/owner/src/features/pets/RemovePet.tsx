import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useRemovePet } from './queries.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: needed only when the pet is being removed. */
const AppointmentsToCancel = lazyPart(
  async () => (await import('./PetAppointments.tsx')).AppointmentsToCancel,
);

/**
 * Button to remove a pet from the family, with two confirmations in gentle words, because the pet may have died.
 */
export function RemovePet({ pet }: { pet: Pet }) {
  const { id, name } = pet;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [step, setStep] = useState<'closed' | 'asked' | 'sure'>('closed');
  const [cancelVisits, setCancelVisits] = useState(true);
  const removal = useRemovePet(id);
  const close = () => setStep('closed');
  const remove = () =>
    removal.mutate(cancelVisits, { onSuccess: () => void navigate({ to: '/workspace/pets' }) });
  const sure = step === 'sure';

  return (
    <>
      <Stack>
        <Button
          variant="subtle"
          color={pet.deceasedOn === null ? 'red' : 'gray'}
          onClick={() => setStep('asked')}
        >
          {t('pets:card.remove', { name })}
        </Button>
      </Stack>
      <ConfirmDialog
        open={step !== 'closed'}
        title={sure ? t('pets:removal.sureTitle') : t('pets:removal.title', { name })}
        action={sure ? t('pets:removal.remove', { name }) : t('pets:removal.goOn', { name })}
        isDanger
        cancelLabel={t('pets:removal.keep', { name })}
        closeLabel={t('common:actions.close')}
        isBusy={removal.isPending || removal.isSuccess}
        problem={<CallProblem error={removal.error} />}
        onConfirm={sure ? remove : () => setStep('sure')}
        onClose={close}
      >
        <p>{sure ? t('pets:removal.sureText', { name }) : t('pets:removal.text', { name })}</p>
        {sure && (
          <Suspense>
            <AppointmentsToCancel pet={pet} value={cancelVisits} onChange={setCancelVisits} />
          </Suspense>
        )}
      </ConfirmDialog>
    </>
  );
}
