import type { RecallList } from '@zampa/domain/health/recall-steps';
import type { Translate } from '@zampa/i18n/translator';

/** Returns the name of a list of recalls. */
export function recallListText(t: Translate, list: RecallList): string {
  const names: Readonly<Record<RecallList, string>> = {
    DUE_THIS_MONTH: t('health:clinic.recalls.list.DUE_THIS_MONTH'),
    OVERDUE: t('health:clinic.recalls.list.OVERDUE'),
    SENT: t('health:clinic.recalls.list.SENT'),
    BOOKED: t('health:clinic.recalls.list.BOOKED'),
    DONE: t('health:clinic.recalls.list.DONE'),
  };
  return names[list];
}

/** Says what will appear in a list that is empty. */
export function emptyListText(t: Translate, list: RecallList): string {
  const texts: Readonly<Record<RecallList, string>> = {
    DUE_THIS_MONTH: t('health:clinic.recalls.empty.DUE_THIS_MONTH'),
    OVERDUE: t('health:clinic.recalls.empty.OVERDUE'),
    SENT: t('health:clinic.recalls.empty.SENT'),
    BOOKED: t('health:clinic.recalls.empty.BOOKED'),
    DONE: t('health:clinic.recalls.empty.DONE'),
  };
  return texts[list];
}
