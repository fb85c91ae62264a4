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

/** Shows the way out of a family; the last admin is told first what has to be done. */
export function LeaveFamily({ familyId, members }: LeaveFamilyProps) {
  const { t } = useTranslation();
  const me = useMe();
  const [asked, setAsked] = useState(false);
  const leaving = useRemoveMember(familyId);
  const close = () => setAsked(false);
  const memberships = members.map(({ id, idRole, status }) => ({
    userId: id,
    roleId: idRole,
    status,
  }));

  if (refusalToLeave(memberships, me.id))
    return <Text tone="muted">{t('families:leave.lastAdmin')}</Text>;
  return (
    <Stack>
      <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
        {t('families:leave.action')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('families:leave.title')}
        action={t('families:leave.leave')}
        isDanger
        keep={t('families:leave.stay')}
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
