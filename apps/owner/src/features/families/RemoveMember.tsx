import { Button } from '@mantine/core';
import type { FamilyMember } from '@zampa/contract/families/objects';
import { fullName } from '@zampa/domain/people/names';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useRemoveMember } from './queries.ts';

export interface RemoveMemberProps {
  familyId: string;
  person: FamilyMember;
}

/** Button with a confirmation dialog to remove a member from the family. */
export function RemoveMember({ familyId, person }: RemoveMemberProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const removal = useRemoveMember(familyId);
  const name = person.firstName;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        aria-label={`${fullName(person)}: ${t('families:member.remove')}`}
        onClick={() => setOpen(true)}
      >
        {t('families:removal.remove')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('families:removal.title', { name })}
        action={t('families:member.remove')}
        isDanger
        cancelLabel={t('families:removal.keep')}
        closeLabel={t('common:actions.close')}
        isBusy={removal.isPending}
        problem={<CallProblem error={removal.error} />}
        onConfirm={() => removal.mutate(person.id, { onSuccess: close })}
        onClose={close}
      >
        <p>{t('families:removal.text', { name })}</p>
      </ConfirmDialog>
    </>
  );
}
