import '@zampa/i18n/english/account-sign-out';
import { useConnection } from '@zampa/client/realtime/RealtimeProvider.tsx';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { isSignOutDialogOpen } from './sign-out-dialog-state.ts';

/**
 * Confirms signing out: unsent data on this device is lost, and without a connection the other devices stay signed
 * in.
 */
export function SignOutDialog() {
  const { t } = useTranslation();
  const session = useSession();
  const isOnline = useConnection() === 'online';
  const close = () => isSignOutDialogOpen.become(false);
  return (
    <ConfirmDialog
      title={t('account:signOut.title')}
      action={t('common:actions.signOut')}
      cancelLabel={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      onConfirm={() => {
        close();
        void session.signOut();
      }}
      onClose={close}
    >
      <p>
        {isOnline ? t('account:signOut.everywhere') : t('account:signOut.hereAlone')}{' '}
        {t('account:signOut.lost')}
      </p>
    </ConfirmDialog>
  );
}
