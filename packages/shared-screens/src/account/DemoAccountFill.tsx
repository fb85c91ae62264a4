import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { type DemoAccount, demoAccountsQuery } from '@zampa/client/session/demo-accounts';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

/**
 * Shows the account to try and fills it in, where the server has a demonstration facility. On a page that is rendered
 * beforehand it is there, and can be pressed as soon as the app is.
 */
export function DemoAccountFill({ onFill }: { onFill: (account: DemoAccount) => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const { app } = useClient();
  const { data = [] } = useQuery(demoAccountsQuery(api));
  const account = data.find((known) => known.app === app);
  if (!account) return null;
  return (
    <Card tone="sunk" gap="8">
      <Text size="small" tone="muted">
        {t('account:login.demoWhy')}
      </Text>
      {/* The line is there before the account is known: nothing moves when it comes. */}
      <Text size="small">
        {account.email === '' ? '\u00A0' : `${account.email} · ${account.password}`}
      </Text>
      <Button variant="default" disabled={account.email === ''} onClick={() => onFill(account)}>
        {t('account:login.demo')}
      </Button>
    </Card>
  );
}
