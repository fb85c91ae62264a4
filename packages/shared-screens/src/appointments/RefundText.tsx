import '@zampa/i18n/english/payments-owner';
import { refundBreakdown, type PaidForVisit } from '@zampa/domain/payments/refund-breakdown';
import type { UpfrontEnd } from '@zampa/domain/payments/upfront';
import type { Currency } from '@zampa/i18n/format/money';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface RefundTextProps {
  payments: readonly (PaidForVisit & { readonly currency: Currency })[];
  clinic: string;
  end: UpfrontEnd;
  /** Whether the appointment is over, so that refunds already made are shown too. */
  isOver?: boolean;
}

/**
 * Says what happens to the payments for an appointment that does not take place; renders nothing if nothing was paid.
 */
export function RefundText({ payments, clinic, end, isOver = false }: RefundTextProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const currency = payments[0]?.currency ?? 'EUR';
  const { card, cash, returned, retained: nonRefundable } = refundBreakdown(payments, end);
  const toAmountValues = (amount: number) => ({ amount: money(amount, currency) });
  const lines = [
    isOver && returned > 0 && t('payments:owner.back.returned', toAmountValues(returned)),
    card > 0 &&
      (isOver
        ? t('payments:owner.back.onItsWay', toAmountValues(card))
        : t('payments:owner.back.toCard', toAmountValues(card))),
    cash > 0 && t('payments:owner.back.inCash', { ...toAmountValues(cash), clinic }),
    nonRefundable > 0 &&
      (end === 'MISSED'
        ? t('payments:owner.back.missed', toAmountValues(nonRefundable))
        : t('payments:owner.back.kept', { ...toAmountValues(nonRefundable), clinic })),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Stack gap="4">
      {lines.map((line) => (
        <Text weight="600" key={line}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}
