import { Button } from '@mantine/core';
import { useMe } from '@zampa/client/session/use-me';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { fullName } from '@zampa/domain/people/names';
import { refusalToRemove } from '@zampa/domain/team/membership';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { BookingsOfMember } from './BookingsOfMember.tsx';
import { useStaffChange } from './use-staff-change.ts';
import { useRemoveMember } from './use-team-changes.ts';

export interface RemoveMemberProps {
  member: StaffMember;
  members: readonly StaffMember[];
  onClose: () => void;
}

/** Shows the way out of the staff, after a question; the last admin is told why there is none. */
export function RemoveMember({ member, members, onClose }: RemoveMemberProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const me = useMe();
  const [asked, setAsked] = useState(false);
  const remove = useRemoveMember(facility);
  const refusal = refusalToRemove(useStaffChange(member, members));
  if (refusal === 'FORBIDDEN') return null;
  if (refusal === 'LAST_ADMIN') return <p>{t('team:remove.lastAdmin')}</p>;
  const self = me.id === member.id;
  const name = fullName(member);
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {self ? t('team:remove.leave') : t('team:remove.action')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={self ? t('team:remove.leaveTitle') : t('team:remove.title', { name })}
        action={self ? t('team:remove.leave') : t('team:remove.confirm')}
        isDanger
        keep={t('common:actions.cancel')}
        closeLabel={t('common:actions.close')}
        isBusy={remove.isPending}
        problem={<CallProblem error={remove.error} />}
        onConfirm={() => remove.mutate(member.id, { onSuccess: onClose })}
        onClose={() => setAsked(false)}
      >
        <p>{t('team:remove.why')}</p>
        <BookingsOfMember member={member} />
      </ConfirmDialog>
    </>
  );
}
