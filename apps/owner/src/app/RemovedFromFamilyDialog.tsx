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

export interface RemovedFromFamilyDialogProps {
  familyId: string;
  onClose: () => void;
}

/**
 * Dialog for a user who was removed from a family, with a link to Home and their unsent message. Not shown if they
 * left on their own.
 */
export function RemovedFromFamilyDialog({ familyId, onClose }: RemovedFromFamilyDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const chat = useMatch({ from: '/_signed-in/workspace/chat/$id/', shouldThrow: false });
  const hasLeft = useHasLeftVoluntarily(familyId);
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

/**
 * Returns whether the user left the family on their own, according to the mutation cache. Read once on mount, because
 * mutations are garbage-collected after some minutes.
 */
function useHasLeftVoluntarily(familyId: string): boolean {
  const { id } = useMe();
  const client = useQueryClient();
  const [hasLeft] = useState(() => {
    const ownRemoval = client.getMutationCache().find({
      mutationKey: familyKeys.removals(familyId),
      predicate: ({ state }) => state.variables === id && state.status !== 'error',
    });
    return ownRemoval !== undefined;
  });
  return hasLeft;
}
