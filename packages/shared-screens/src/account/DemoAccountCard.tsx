import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { type DemoAccount, demoAccountsQuery } from '@zampa/client/session/demo-accounts';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

/**
 * Shows the demo account and fills it into the form, if the server has a demonstration clinic. Server-rendered as a
 * disabled card that works after hydration.
 */
export function DemoAccountCard({ onFill }: { onFill: (account: DemoAccount) => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const { app } = useClient();
  const { data = [] } = useQuery(demoAccountsQuery(api));
  const account = data.find((candidate) => candidate.app === app);
  if (!account) return null;
  return (
    <Card tone="sunk" gap="8">
      <Text size="small" tone="muted">
        {t('account:login.demoWhy')}
      </Text>
      {/* Reserves the line before the account is loaded, to avoid a layout shift. */}
      <Text size="small">
        {account.email === '' ? '\u00A0' : `${account.email} · ${account.password}`}
      </Text>
      <Button variant="default" disabled={account.email === ''} onClick={() => onFill(account)}>
        {t('account:login.demo')}
      </Button>
    </Card>
  );
}
