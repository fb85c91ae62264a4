import { Button } from '@mantine/core';
import { IconLogout } from '@zampa/ui/icons/IconLogout';
import { useTranslation } from '@zampa/i18n/use-translation';
import { openSignOutDialog } from '@zampa/shared-screens/account/sign-out-dialog-state';
import { SignOutDialogHost } from '@zampa/shared-screens/account/SignOutDialogHost.tsx';

/** Button to sign out. Asks first, because signing out clears this device's data. */
export function SignOut() {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconLogout size={20} aria-hidden="true" />}
        onClick={openSignOutDialog}
      >
        {t('common:actions.signOut')}
      </Button>
      <SignOutDialogHost />
    </>
  );
}
