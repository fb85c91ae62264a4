import { Button } from '@mantine/core';
import { useMe } from '@zampa/client/session/use-me';
import type { FamilyMember } from '@zampa/contract/families/objects';
import { refusalToLeave } from '@zampa/domain/families/membership';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useRemoveMember } from './queries.ts';

export interface LeaveFamilyProps {
  familyId: string;
  members: readonly FamilyMember[];
}

/** Button with a confirmation dialog to leave a family. The last admin sees instructions instead. */
export function LeaveFamily({ familyId, members }: LeaveFamilyProps) {
  const { t } = useTranslation();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const leaving = useRemoveMember(familyId);
  const close = () => setOpen(false);
  const memberships = members.map(({ id, idRole, status }) => ({
    userId: id,
    roleId: idRole,
    status,
  }));

  if (refusalToLeave(memberships, me.id))
    return <Text tone="muted">{t('families:leave.lastAdmin')}</Text>;
  return (
    <Stack>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        {t('families:leave.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('families:leave.title')}
        action={t('families:leave.leave')}
        isDanger
        cancelLabel={t('families:leave.stay')}
        closeLabel={t('common:actions.close')}
        isBusy={leaving.isPending}
        problem={<CallProblem error={leaving.error} />}
        onConfirm={() => leaving.mutate(me.id, { onSuccess: close })}
        onClose={close}
      >
        <p>{t('families:leave.text')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
