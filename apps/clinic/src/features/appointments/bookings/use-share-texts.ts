import type { MoneyBack } from '@zampa/domain/payments/money-back';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/** Returns in sentences what becomes of what was paid before a booking; none where nothing was, or it is not known yet. */
export function useShareTexts(shares: MoneyBack | undefined): readonly string[] {
  const { currency } = useFacility();
  const { t } = useTranslation();
  const money = useMoney();
  if (!shares) return [];
  const amountOf = (share: number) => ({ amount: money(share, currency) });
  const texts: readonly (string | false)[] = [
    shares.kept > 0 && t('appointments-bookings:share.kept', amountOf(shares.kept)),
    shares.card > 0 && t('appointments-bookings:share.toCard', amountOf(shares.card)),
    shares.cash > 0 && t('appointments-bookings:share.byHand', amountOf(shares.cash)),
  ];
  return texts.filter((text) => text !== false);
}
