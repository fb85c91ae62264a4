import '@zampa/i18n/english/payments-owner';
import { moneyBack, type PaidForVisit } from '@zampa/domain/payments/money-back';
import type { UpfrontEnd } from '@zampa/domain/payments/upfront';
import type { Currency } from '@zampa/i18n/format/money';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface MoneyBackTextProps {
  payments: readonly (PaidForVisit & { readonly currency: Currency })[];
  clinic: string;
  end: UpfrontEnd;
  /** It is over: what came back is told too. */
  isOver?: boolean;
}

/** Says what becomes of what was paid for an appointment that does not take place; nothing where nothing was paid. */
export function MoneyBackText({ payments, clinic, end, isOver = false }: MoneyBackTextProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const currency = payments[0]?.currency ?? 'EUR';
  const { card, cash, returned, kept } = moneyBack(payments, end);
  const amountOf = (amount: number) => ({ amount: money(amount, currency) });
  const lines = [
    isOver && returned > 0 && t('payments-owner:back.returned', amountOf(returned)),
    card > 0 &&
      (isOver
        ? t('payments-owner:back.onItsWay', amountOf(card))
        : t('payments-owner:back.toCard', amountOf(card))),
    cash > 0 && t('payments-owner:back.inCash', { ...amountOf(cash), clinic }),
    kept > 0 &&
      (end === 'MISSED'
        ? t('payments-owner:back.missed', amountOf(kept))
        : t('payments-owner:back.kept', { ...amountOf(kept), clinic })),
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
