import { HEALTH_DOCUMENT_KINDS, type HealthDocumentKind } from '@zampa/domain/health/documents';
import type { Translate } from '@zampa/i18n/translator';

/** Names a kind of document. */
export function documentKindText(t: Translate, kind: HealthDocumentKind): string {
  switch (kind) {
    case 'LAB':
      return t('health:document.kind.LAB');
    case 'IMAGING':
      return t('health:document.kind.IMAGING');
    case 'CERTIFICATE':
      return t('health:document.kind.CERTIFICATE');
    case 'CONSENT':
      return t('health:document.kind.CONSENT');
    case 'INSURANCE':
      return t('health:document.kind.INSURANCE');
    case 'OTHER':
      return t('health:document.kind.OTHER');
  }
}

/** Returns the kinds of documents as options of a select. */
export const documentKindOptions = (t: Translate) =>
  HEALTH_DOCUMENT_KINDS.map((value) => ({ value, label: documentKindText(t, value) }));
