import { Button } from '@mantine/core';
import type { VetFacility } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useLeaveClinic } from './queries.ts';

export interface LeaveClinicProps {
  clinic: VetFacility;
  /** Whom the family leaves with, where several families go there; otherwise none. */
  pets: readonly Pet[];
}

/** Ends the relation of a family with a clinic, after saying what that means. */
export function LeaveClinic({ clinic, pets }: LeaveClinicProps) {
  const { t } = useTranslation();
  const names = pets.map(({ name }) => name).join(', ');
  const [asked, setAsked] = useState(false);
  const leave = useLeaveClinic(clinic);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
        {names ? t('vets:leave.actionWith', { names }) : t('vets:leave.action')}
      </Button>
      <ModalDialog
        open={asked}
        onClose={close}
        title={t('vets:leave.title', { clinic: clinic.name })}
        closeLabel={t('common:actions.close')}
        actions={
          <>
            <Button
              variant="default"
              color="red"
              loading={leave.isPending}
              onClick={() => leave.mutate(undefined, { onSuccess: close })}
            >
              {t('vets:leave.leave')}
            </Button>
            <Button data-autofocus onClick={close}>
              {t('vets:leave.stay')}
            </Button>
          </>
        }
      >
        <p>{t('vets:leave.text', { clinic: clinic.name })}</p>
        <CallProblem error={leave.error} />
      </ModalDialog>
    </>
  );
}
