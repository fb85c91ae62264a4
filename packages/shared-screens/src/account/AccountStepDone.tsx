import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AccountPage } from './AccountPage.tsx';

/** Confirms a finished account step, with a link to the login. */
export function AccountStepDone({ title, intro }: { title: string; intro: string }) {
  const { t } = useTranslation();
  return (
    <AccountPage title={title} intro={intro}>
      <Button renderRoot={(props) => <Link to="/login" {...props} />}>
        {t('account:login.submit')}
      </Button>
    </AccountPage>
  );
}
