import { Button } from '@mantine/core';
import type { VetFacility } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useLeaveClinic } from './queries.ts';

/** Hardly anybody leaves. */
const BookedThere = lazy(async () => ({
  default: (await import('./BookedThere.tsx')).BookedThere,
}));

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
        {names ? t('clients-owner:leave.actionWith', { names }) : t('clients-owner:leave.action')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('clients-owner:leave.title', { clinic: clinic.name })}
        action={t('clients-owner:leave.leave')}
        isDanger
        keep={t('clients-owner:leave.stay')}
        closeLabel={t('common:actions.close')}
        isBusy={leave.isPending}
        problem={<CallProblem error={leave.error} />}
        onConfirm={() => leave.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <p>
          {names
            ? t('clients-owner:leave.textWith', { clinic: clinic.name, names })
            : t('clients-owner:leave.text', { clinic: clinic.name })}
        </p>
        {asked && (
          <Suspense>
            <BookedThere clinic={clinic} />
          </Suspense>
        )}
      </ConfirmDialog>
    </>
  );
}
