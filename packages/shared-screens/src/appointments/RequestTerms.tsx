import '@zampa/i18n/english/payments-owner';
import { IconArrowBackUp } from '@zampa/ui/icons/IconArrowBackUp';
import type { Currency } from '@zampa/i18n/format/money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { PrepaymentAmounts } from './PrepaymentAmounts.tsx';

export interface RequestTermsProps {
  /** In minor units: the deposit, and the full price. */
  amount: number;
  price: number;
  currency: Currency;
}

/** Shows what is paid before a message consultation is sent and what afterwards, and when it is refunded. */
export function RequestTerms({ amount, price, currency }: RequestTermsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="8">
      <PrepaymentAmounts
        {...{ amount, price, currency }}
        laterLabel={t('payments:owner.request.later')}
      />
      <Row align="start" wrap={false}>
        <IconArrowBackUp size={20} aria-hidden="true" />
        <Text as="span" size="small">
          {t('payments:owner.request.back')}
        </Text>
      </Row>
    </Stack>
  );
}
