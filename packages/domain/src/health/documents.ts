export const HEALTH_DOCUMENT_KINDS = [
  'LAB',
  'IMAGING',
  'CERTIFICATE',
  'CONSENT',
  'INSURANCE',
  'OTHER',
] as const;
export type HealthDocumentKind = (typeof HEALTH_DOCUMENT_KINDS)[number];

export const DOCUMENT_TITLE_LENGTH = 120;
/** Most documents of a pet that one clinic, or its family, may add. */
export const DOCUMENTS_MAX = 1000;
