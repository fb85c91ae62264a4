import type { DocumentKind } from '@zampa/domain/health/documents';
import type { Translate } from '@zampa/i18n/translator';

/** Returns the name of each kind of document, in the order of the form. */
export const documentKindTexts = (t: Translate): Readonly<Record<DocumentKind, string>> => ({
  LAB: t('health:clinic.documents.kinds.LAB'),
  IMAGING: t('health:clinic.documents.kinds.IMAGING'),
  CERTIFICATE: t('health:clinic.documents.kinds.CERTIFICATE'),
  CONSENT: t('health:clinic.documents.kinds.CONSENT'),
  INSURANCE: t('health:clinic.documents.kinds.INSURANCE'),
  OTHER: t('health:clinic.documents.kinds.OTHER'),
});
