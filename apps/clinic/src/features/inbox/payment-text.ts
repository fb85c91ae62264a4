import type { Translate } from '@zampa/i18n/translator';

/** Returns the payment status of a request as text. */
export function paymentText(t: Translate, status: string): string {
  switch (status) {
    case 'FREE':
      return t('inbox:payment.free');
    case 'PAID':
    case 'SUCCESS':
      return t('inbox:payment.paid');
    case 'FAILED':
      return t('inbox:payment.failed');
    case 'PENDING':
      return t('inbox:payment.pending');
    default:
      return t('inbox:payment.toBePaid');
  }
}
