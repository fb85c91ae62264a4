import { Button } from '@mantine/core';
import type { FamilyMember } from '@zampa/contract/families/objects';
import { fullName } from '@zampa/domain/people/names';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
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
      <ModalDialog
        open={asked}
        onClose={close}
        title={t('families:removal.title', { name })}
        closeLabel={t('common:actions.close')}
        actions={
          <>
            <Button
              variant="default"
              color="red"
              loading={removal.isPending}
              onClick={() => removal.mutate(person.id, { onSuccess: close })}
            >
              {t('families:member.remove')}
            </Button>
            <Button data-autofocus onClick={close}>
              {t('families:removal.keep')}
            </Button>
          </>
        }
      >
        <p>{t('families:removal.text', { name })}</p>
        <CallProblem error={removal.error} />
      </ModalDialog>
    </>
  );
}
