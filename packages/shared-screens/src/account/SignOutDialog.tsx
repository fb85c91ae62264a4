import '@zampa/i18n/english/account-sign-out';
import { useConnection } from '@zampa/client/realtime/RealtimeProvider.tsx';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { isSignOutAsked } from './sign-out-question.ts';

/**
 * Asks somebody who wishes to sign out first: it empties this device of what they have not sent, and without a connection
 * the others are not told.
 */
export function SignOutDialog() {
  const { t } = useTranslation();
  const session = useSession();
  const isOnline = useConnection() === 'online';
  const close = () => isSignOutAsked.become(false);
  return (
    <ConfirmDialog
      title={t('account-sign-out:title')}
      action={t('common:actions.signOut')}
      keep={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      onConfirm={() => {
        close();
        void session.signOut();
      }}
      onClose={close}
    >
      <p>
        {isOnline ? t('account-sign-out:everywhere') : t('account-sign-out:hereAlone')}{' '}
        {t('account-sign-out:lost')}
      </p>
    </ConfirmDialog>
  );
}
