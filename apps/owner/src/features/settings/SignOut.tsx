import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { askToSignOut } from '@zampa/shared-screens/account/sign-out-question';
import { SignOutPlace } from '@zampa/shared-screens/account/SignOutPlace.tsx';

/** Lets somebody sign out, which empties this device, so it is asked first. */
export function SignOut() {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconLogout size={20} aria-hidden="true" />}
        onClick={askToSignOut}
      >
        {t('common:actions.signOut')}
      </Button>
      <SignOutPlace />
    </>
  );
}
