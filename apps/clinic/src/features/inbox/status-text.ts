import type { Translate } from '@zampa/i18n/translator';

/** Returns the status of a request as text. */
export function statusText(t: Translate, status: string): string {
  switch (status) {
    case 'NEW':
      return t('common:status.new');
    case 'OPEN':
      return t('common:status.open');
    case 'CLOSED':
      return t('common:status.closed');
    default:
      return t('common:status.awaitingPayment');
  }
}
