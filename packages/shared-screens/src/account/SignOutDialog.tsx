import '@zampa/i18n/english/sign-out';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { isSignOutAsked } from './sign-out-question.ts';

/** Asks somebody who wishes to sign out first: it empties this device of what they have not sent. */
export function SignOutDialog() {
  const { t } = useTranslation();
  const session = useSession();
  const close = () => isSignOutAsked.become(false);
  return (
    <ConfirmDialog
      title={t('sign-out:title')}
      action={t('common:actions.signOut')}
      keep={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      onConfirm={() => {
        close();
        void session.signOut();
      }}
      onClose={close}
    >
      <p>{t('sign-out:text')}</p>
    </ConfirmDialog>
  );
}
