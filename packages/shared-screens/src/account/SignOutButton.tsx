import '@zampa/i18n/english/account-credentials';
import { Button } from '@mantine/core';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Sign-out button for users who signed in with the wrong account. */
export function SignOutButton() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <Button variant="subtle" onClick={() => void session.signOut()}>
      {t('account:credentials.gate.other')}
    </Button>
  );
}
