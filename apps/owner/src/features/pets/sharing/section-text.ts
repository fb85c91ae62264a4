import type { ShareSection } from '@zampa/domain/health/share-links';
import type { Translate } from '@zampa/i18n/translator';

/** Names a section of a shared record. */
export function sectionText(t: Translate, section: ShareSection): string {
  switch (section) {
    case 'NOTES':
      return t('health:share.section.NOTES');
    case 'VACCINATIONS':
      return t('health:share.section.VACCINATIONS');
    case 'MEDICINES':
      return t('health:share.section.MEDICINES');
    case 'DOCUMENTS':
      return t('health:share.section.DOCUMENTS');
    case 'WEIGHTS':
      return t('health:share.section.WEIGHTS');
  }
}
