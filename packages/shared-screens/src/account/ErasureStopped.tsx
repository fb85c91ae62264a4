import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AccountPage } from './AccountPage.tsx';
import '@zampa/i18n/english/privacy-sign-in';

/** Says to somebody who has signed in that their account is not erased any more, before they go on. */
export function ErasureStopped({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation();
  return (
    <AccountPage
      title={t('privacy-sign-in:stopped.title')}
      intro={t('privacy-sign-in:stopped.text')}
    >
      <Button
        onClick={() => {
          sessionStorage.removeItem('zampa-erasure');
          onGoOn();
        }}
      >
        {t('privacy-sign-in:stopped.button')}
      </Button>
    </AccountPage>
  );
}
