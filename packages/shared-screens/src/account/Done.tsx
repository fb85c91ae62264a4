import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AccountPage } from './AccountPage.tsx';

/** Shows that a step of the account is done; what comes next is signing in. */
export function Done({ title, intro }: { title: string; intro: string }) {
  const { t } = useTranslation();
  return (
    <AccountPage title={title} intro={intro}>
      <Button renderRoot={(props) => <Link to="/login" {...props} />}>
        {t('account:login.submit')}
      </Button>
    </AccountPage>
  );
}
