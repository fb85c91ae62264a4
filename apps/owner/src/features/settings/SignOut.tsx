import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Signing out empties this device, so it is asked first. */
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
      <ModalDialog
        open={asked}
        onClose={close}
        title={t('owner-settings:signOutTitle')}
        closeLabel={t('common:actions.close')}
        actions={
          <>
            <Button variant="default" onClick={close}>
              {t('common:actions.cancel')}
            </Button>
            <Button data-autofocus onClick={() => void session.signOut()}>
              {t('common:actions.signOut')}
            </Button>
          </>
        }
      >
        <p>{t('owner-settings:signOutText')}</p>
      </ModalDialog>
    </>
  );
}
