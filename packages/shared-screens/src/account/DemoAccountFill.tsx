import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { type DemoAccount, demoAccountsQuery } from '@zampa/client/session/demo-accounts';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './account-form.module.css';

/** Fills in the account to try, where the server has a demonstration facility. */
export function DemoAccountFill({ onFill }: { onFill: (account: DemoAccount) => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const { app } = useClient();
  const { data = [] } = useQuery(demoAccountsQuery(api));
  const account = data.find((known) => known.app === app);
  if (!account) return null;
  return (
    <div className={styles['demo']}>
      <p>{t('account:login.demoWhy')}</p>
      <Button variant="default" onClick={() => onFill(account)}>
        {t('account:login.demo')}
      </Button>
    </div>
  );
}
