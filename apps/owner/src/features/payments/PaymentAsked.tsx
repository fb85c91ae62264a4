import '@zampa/i18n/english/payments-owner';
import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Payment } from '@zampa/contract/payments/objects';
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { TimeLeft } from './TimeLeft.tsx';

/** Shows one thing that a clinic asks to be paid, and leads to where it is paid. */
export function PaymentAsked({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { amount, currency, services, pets, facilityName, eventId, expiresAt, timezone } = payment;
  return (
    <Card as="article">
      <Row justify="between">
        <IconCreditCard size={24} aria-hidden="true" />
        <Stack gap="0" grow>
          <Text as="strong" weight="600">
            {money(amount, currency)} · {serviceNamesText(t, services)}
          </Text>
          <Text as="span" size="small" tone="muted">
            {[pets.map(({ name }) => name).join(', '), facilityName].filter(Boolean).join(' · ')}
          </Text>
          {expiresAt && <TimeLeft until={expiresAt} zone={timezone} />}
        </Stack>
        <Button
          renderRoot={(props) => (
            <Link to="/workspace/payments" search={{ pay: eventId }} {...props} />
          )}
        >
          {t('payments-owner:payShort')}
        </Button>
      </Row>
    </Card>
  );
}
