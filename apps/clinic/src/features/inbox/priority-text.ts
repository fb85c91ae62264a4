import type { Translate } from '@zampa/i18n/translator';

/** Returns the name of a priority, which may come from an address. */
export function priorityText(t: Translate, priority: string): string {
  switch (priority) {
    case 'HIGH':
      return t('inbox:filter.urgent');
    case 'LOW':
      return t('inbox:filter.low');
    default:
      return t('inbox:filter.medium');
  }
}
