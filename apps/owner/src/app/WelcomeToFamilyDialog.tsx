import '@zampa/i18n/english/families';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { fullName } from '@zampa/domain/people/names';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useFamily } from '../features/families/queries.ts';

export interface WelcomeToFamilyDialogProps {
  familyId: string;
  onClose: () => void;
}

/** Dialog for a user whom a family accepted, with the names of its other members and a link to Home. */
export function WelcomeToFamilyDialog({ familyId, onClose }: WelcomeToFamilyDialogProps) {
  const { t } = useTranslation();
  const { id } = useMe();
  const navigate = useNavigate();
  const others = useFamily(familyId).data?.Users.filter(
    (person) => person.id !== id && person.status === 'ACTIVE',
  );
  const goHome = () => {
    void navigate({ to: '/dashboard' });
    onClose();
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('families:joined.title')}
      closeLabel={t('common:actions.close')}
      actions={<Button onClick={goHome}>{t('families:joined.home')}</Button>}
    >
      <Stack>
        <p>{t('families:joined.text')}</p>
        {others && others.length > 0 && (
          <p>{t('families:joined.members', { names: others.map(fullName).join(', ') })}</p>
        )}
      </Stack>
    </ModalDialog>
  );
}
