import '@zampa/i18n/english/families';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMatch, useNavigate } from '@tanstack/react-router';
import { familyKeys } from '@zampa/client/families/keys';
import { useMe } from '@zampa/client/session/use-me';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useEffect, useState } from 'react';
import { UnsentMessage } from '../features/conversations/UnsentMessage.tsx';

export interface LeftFamilyProps {
  familyId: string;
  onClose: () => void;
}

/** Says why what was open is gone: the person is not in the family any more. Who left by themselves knows. */
export function LeftFamily({ familyId, onClose }: LeftFamilyProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const chat = useMatch({ from: '/_signed-in/workspace/chat/$id/', shouldThrow: false });
  const hasLeft = useHasLeft(familyId);
  useEffect(() => {
    if (hasLeft) onClose();
  }, [hasLeft, onClose]);
  if (hasLeft) return null;
  const goHome = () => {
    void navigate({ to: '/dashboard' });
    onClose();
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('families:left.title')}
      closeLabel={t('common:actions.close')}
      actions={<Button onClick={goHome}>{t('families:left.home')}</Button>}
    >
      <Stack>
        <p>{t('families:left.text')}</p>
        {chat && <UnsentMessage conversationId={chat.params.id} />}
      </Stack>
    </ModalDialog>
  );
}

/** Whether the person left a family by themselves. What they did is forgotten minutes later, so this is looked at once. */
function useHasLeft(familyId: string): boolean {
  const { id } = useMe();
  const client = useQueryClient();
  const [hasLeft] = useState(() => {
    const own = client.getMutationCache().find({
      mutationKey: familyKeys.removals(familyId),
      predicate: ({ state }) => state.variables === id && state.status !== 'error',
    });
    return own !== undefined;
  });
  return hasLeft;
}
