import '@zampa/i18n/english/subscription';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { invoicesQuery } from '@zampa/client/subscription/queries';
import type { Invoice } from '@zampa/contract/subscription/objects';
import { formatDay } from '@zampa/i18n/format/dates';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** Invoices of the subscription, for users who govern the organization. */
export function InvoiceList() {
  const { id } = useFacility();
  const { t } = useTranslation();
  const query = useQuery(invoicesQuery(useApi(), id));
  return (
    <Card as="section" padding="24">
      <Title>{t('subscription:invoices.title')}</Title>
      <QueryStates query={query} shape="rows" count={2}>
        {(invoices) =>
          invoices.length === 0 ? (
            <Text tone="muted">{t('subscription:invoices.none')}</Text>
          ) : (
            <Stack as="ul" gap="8">
              {invoices.map((invoice) => (
                <InvoiceLine key={invoice.id} invoice={invoice} />
              ))}
            </Stack>
          )
        }
      </QueryStates>
    </Card>
  );
}

const tones = { PAID: 'paid', DUE: 'due', VOIDED: 'info' } as const;

function InvoiceLine({ invoice: { date, total, status } }: { invoice: Invoice }) {
  const { timezone } = useFacility();
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Row as="li" justify="between">
      <span>{formatDay(new Date(date), timezone)}</span>
      <Row gap="12">
        <strong>{money(total, 'EUR')}</strong>
        <StatusChip tone={tones[status]}>{t(`subscription:invoices.${status}`)}</StatusChip>
      </Row>
    </Row>
  );
}
