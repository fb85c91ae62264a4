import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useRemovePet } from './queries.ts';
import styles from './pets.module.css';

/** Takes a pet out of the family, in two gentle steps: the reason may be a sad one. */
export function RemovePet({ pet: { id, name } }: { pet: Pet }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [step, setStep] = useState<'closed' | 'asked' | 'sure'>('closed');
  const removal = useRemovePet(id);
  const close = () => setStep('closed');
  const remove = () =>
    removal.mutate(undefined, { onSuccess: () => void navigate({ to: '/workspace/pets' }) });
  const sure = step === 'sure';

  return (
    <>
      <div className={styles['foot']}>
        <Button variant="subtle" color="red" onClick={() => setStep('asked')}>
          {t('pets:card.remove', { name })}
        </Button>
      </div>
      <ModalDialog
        open={step !== 'closed'}
        onClose={close}
        title={sure ? t('pets:removal.sureTitle') : t('pets:removal.title', { name })}
        closeLabel={t('common:actions.close')}
        actions={
          <>
            {sure ? (
              <Button variant="default" color="red" loading={removal.isPending} onClick={remove}>
                {t('pets:removal.remove', { name })}
              </Button>
            ) : (
              <Button variant="default" onClick={() => setStep('sure')}>
                {t('pets:removal.goOn', { name })}
              </Button>
            )}
            <Button data-autofocus onClick={close}>
              {t('pets:removal.keep', { name })}
            </Button>
          </>
        }
      >
        <p>{sure ? t('pets:removal.sureText', { name }) : t('pets:removal.text', { name })}</p>
        <CallProblem error={removal.error} />
      </ModalDialog>
    </>
  );
}
