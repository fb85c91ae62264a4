import type { RefundBreakdown } from '@zampa/domain/payments/refund-breakdown';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/**
 * Returns sentences about the prepayment of a canceled booking: the amount kept, refunded to the card, and to be
 * refunded in cash. Empty while it is loading or if nothing was paid.
 */
export function useRefundTexts(shares: RefundBreakdown | undefined): readonly string[] {
  const { currency } = useFacility();
  const { t } = useTranslation();
  const money = useMoney();
  if (!shares) return [];
  const toAmount = (share: number) => ({ amount: money(share, currency) });
  const texts: readonly (string | false)[] = [
    shares.retained > 0 && t('appointments:bookings.share.kept', toAmount(shares.retained)),
    shares.card > 0 && t('appointments:bookings.share.toCard', toAmount(shares.card)),
    shares.cash > 0 && t('appointments:bookings.share.byHand', toAmount(shares.cash)),
  ];
  return texts.filter((text) => text !== false);
}
