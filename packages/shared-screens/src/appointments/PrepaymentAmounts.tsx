import type { Currency } from '@zampa/i18n/format/money';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface PrepaymentAmountsProps {
  /** In minor units: the prepaid amount, and the full price. */
  amount: number;
  price: number;
  currency: Currency;
  /** Says when the rest is paid. */
  laterLabel: string;
}

/** Shows what is paid now and what is paid later. */
export function PrepaymentAmounts({ amount, price, currency, laterLabel }: PrepaymentAmountsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <>
      <Row justify="between" wrap={false}>
        <Text as="span" weight="600">
          {amount < price
            ? t('payments:owner.terms.now', { price: money(price, currency) })
            : t('payments:owner.terms.nowAll')}
        </Text>
        <Text as="strong" size="title" weight="600">
          {money(amount, currency)}
        </Text>
      </Row>
      {amount < price && (
        <Row justify="between" wrap={false}>
          <Text as="span" tone="muted">
            {laterLabel}
          </Text>
          <Text as="span">{money(price - amount, currency)}</Text>
        </Row>
      )}
    </>
  );
}
