import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AccountPage } from './AccountPage.tsx';
import '@zampa/i18n/english/privacy-sign-in';

/** Informs a user who has just signed in that the erasure of their account is canceled, before they continue. */
export function ErasureCanceled({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation();
  return (
    <AccountPage title={t('privacy:signIn.stopped.title')} intro={t('privacy:signIn.stopped.text')}>
      <Button
        onClick={() => {
          sessionStorage.removeItem('zampa-erasure');
          onGoOn();
        }}
      >
        {t('privacy:signIn.stopped.button')}
      </Button>
    </AccountPage>
  );
}
