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

/** Takes somebody out of the family, after saying what that means. */
export function RemoveMember({ familyId, person }: RemoveMemberProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const removal = useRemoveMember(familyId);
  const name = person.firstName;
  const close = () => setAsked(false);
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        aria-label={`${fullName(person)}: ${t('families:member.remove')}`}
        onClick={() => setAsked(true)}
      >
        {t('families:removal.remove')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('families:removal.title', { name })}
        action={t('families:member.remove')}
        isDanger
        keep={t('families:removal.keep')}
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
