import '@zampa/i18n/english/payments-owner';
import { IconArrowBackUp, IconCalendarX } from '@tabler/icons-react';
import { serverNow } from '@zampa/client/api/server-clock';
import { changeableUntil, refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import type { Currency } from '@zampa/i18n/format/money';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { whenText } from './when-text.ts';

export interface UpfrontTermsProps {
  /** Minor units: what is paid now, what of it is kept when nobody comes, and what all of it costs. */
  amount: number;
  deposit: number;
  price: number;
  currency: Currency;
  start: string | null;
  zone: string;
}

/** Says what is paid now and what later, and what comes back when it does not take place. */
export function UpfrontTerms(props: UpfrontTermsProps) {
  const { amount, deposit, price, currency, start, zone } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const isFinal =
    start !== null && refusalToChangeTime('owner', new Date(start), new Date(serverNow())) !== null;
  return (
    <Stack gap="8">
      <Row justify="between" wrap={false}>
        <Text as="span" weight="600">
          {amount < price
            ? t('payments-owner:terms.now', { price: money(price, currency) })
            : t('payments-owner:terms.nowAll')}
        </Text>
        <Text as="strong" size="title" weight="600">
          {money(amount, currency)}
        </Text>
      </Row>
      {amount < price && (
        <Row justify="between" wrap={false}>
          <Text as="span" tone="muted">
            {t('payments-owner:terms.later')}
          </Text>
          <Text as="span">{money(price - amount, currency)}</Text>
        </Row>
      )}
      <Stack as="ul" gap="4">
        <Row as="li" align="start" wrap={false}>
          <IconArrowBackUp size={20} aria-hidden="true" />
          <Text as="span" size="small">
            {isFinal || start === null
              ? t('payments-owner:terms.final')
              : t('payments-owner:terms.back', {
                  when: whenText(changeableUntil(new Date(start)).toISOString(), zone, language),
                })}
          </Text>
        </Row>
        <Row as="li" align="start" wrap={false}>
          <IconCalendarX size={20} aria-hidden="true" />
          <Text as="span" size="small">
            {missed()}
          </Text>
        </Row>
      </Stack>
    </Stack>
  );

  function missed() {
    const [kept, back] = [money(deposit, currency), money(amount - deposit, currency)];
    if (deposit === 0) return t('payments-owner:terms.missedFree');
    return amount > deposit
      ? t('payments-owner:terms.missedPart', { kept, back })
      : t('payments-owner:terms.missed', { kept });
  }
}
