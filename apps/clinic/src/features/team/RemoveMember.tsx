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
import { MemberBookings } from './MemberBookings.tsx';
import { useStaffChange } from './use-staff-change.ts';
import { useRemoveMember } from './use-team-changes.ts';

export interface RemoveMemberProps {
  member: StaffMember;
  members: readonly StaffMember[];
  onClose: () => void;
}

/**
 * Removes a member, or the user themselves, from the team after confirmation; the last admin sees why that is
 * impossible.
 */
export function RemoveMember({ member, members, onClose }: RemoveMemberProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const me = useMe();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const remove = useRemoveMember(facility);
  const refusal = refusalToRemove(useStaffChange(member, members));
  if (refusal === 'FORBIDDEN') return null;
  if (refusal === 'LAST_ADMIN') return <p>{t('team:remove.lastAdmin')}</p>;
  const isSelf = me.id === member.id;
  const name = fullName(member);
  return (
    <>
      <Button variant="default" onClick={() => setDialogOpen(true)}>
        {isSelf ? t('team:remove.leave') : t('team:remove.action')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        title={isSelf ? t('team:remove.leaveTitle') : t('team:remove.title', { name })}
        action={isSelf ? t('team:remove.leave') : t('team:remove.confirm')}
        isDanger
        cancelLabel={t('common:actions.cancel')}
        closeLabel={t('common:actions.close')}
        isBusy={remove.isPending}
        problem={<CallProblem error={remove.error} />}
        onConfirm={() => remove.mutate(member.id, { onSuccess: onClose })}
        onClose={() => setDialogOpen(false)}
      >
        <p>{t('team:remove.why')}</p>
        <MemberBookings member={member} />
      </ConfirmDialog>
    </>
  );
}
