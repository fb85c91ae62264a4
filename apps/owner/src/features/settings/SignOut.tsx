import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Lets somebody sign out, which empties this device, so it is asked first. */
export function SignOut() {
  const { t } = useTranslation();
  const session = useSession();
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconLogout size={20} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t('common:actions.signOut')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('settings-owner:signOutTitle')}
        action={t('common:actions.signOut')}
        keep={t('common:actions.cancel')}
        closeLabel={t('common:actions.close')}
        onConfirm={() => void session.signOut()}
        onClose={close}
      >
        <p>{t('settings-owner:signOutText')}</p>
      </ConfirmDialog>
    </>
  );
}
