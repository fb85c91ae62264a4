import type { Translate } from '@zampa/i18n/translator';

/** Where the payment of a request stands, in words. */
export function paymentText(t: Translate, status: string): string {
  switch (status) {
    case 'FREE':
      return t('requests:payment.free');
    case 'PAID':
    case 'SUCCESS':
      return t('requests:payment.paid');
    case 'FAILED':
      return t('requests:payment.failed');
    case 'PENDING':
      return t('requests:payment.pending');
    default:
      return t('requests:payment.toBePaid');
  }
}
