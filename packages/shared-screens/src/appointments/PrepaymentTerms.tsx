import '@zampa/i18n/english/payments-owner';
import { IconArrowBackUp } from '@zampa/ui/icons/IconArrowBackUp';
import { IconCalendarX } from '@zampa/ui/icons/IconCalendarX';
import { serverNow } from '@zampa/client/api/server-clock';
import { ownerChangeDeadline, refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import type { Currency } from '@zampa/i18n/format/money';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { PrepaymentAmounts } from './PrepaymentAmounts.tsx';
import { whenText } from './when-text.ts';

export interface PrepaymentTermsProps {
  /** In minor units: the prepaid amount, the part of it that is kept after a no-show, and the full price. */
  amount: number;
  deposit: number;
  price: number;
  currency: Currency;
  start: string | null;
  zone: string;
}

/** Shows what is paid now and later, and what is refunded on cancellation or no-show. */
export function PrepaymentTerms(props: PrepaymentTermsProps) {
  const { amount, deposit, price, currency, start, zone } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const isFinal =
    start !== null && refusalToChangeTime('owner', new Date(start), new Date(serverNow())) !== null;
  return (
    <Stack gap="8">
      <PrepaymentAmounts
        {...{ amount, price, currency }}
        laterLabel={t('payments:owner.terms.later')}
      />
      <Stack as="ul" gap="4">
        <Row as="li" align="start" wrap={false}>
          <IconArrowBackUp size={20} aria-hidden="true" />
          <Text as="span" size="small">
            {isFinal || start === null
              ? t('payments:owner.terms.final')
              : t('payments:owner.terms.back', {
                  when: whenText(
                    ownerChangeDeadline(new Date(start)).toISOString(),
                    zone,
                    language,
                  ),
                })}
          </Text>
        </Row>
        <Row as="li" align="start" wrap={false}>
          <IconCalendarX size={20} aria-hidden="true" />
          <Text as="span" size="small">
            {noShowText()}
          </Text>
        </Row>
      </Stack>
    </Stack>
  );

  function noShowText() {
    const [keptAmount, refundedAmount] = [
      money(deposit, currency),
      money(amount - deposit, currency),
    ];
    if (deposit === 0) return t('payments:owner.terms.missedFree');
    return amount > deposit
      ? t('payments:owner.terms.missedPart', { kept: keptAmount, back: refundedAmount })
      : t('payments:owner.terms.missed', { kept: keptAmount });
  }
}
