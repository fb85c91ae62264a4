/** Documents that may be sent in a conversation, by the usual ending of their names, with the type they are served as. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;

export type DocumentKind = keyof typeof DOCUMENT_TYPES;
export const DOCUMENT_KINDS = Object.keys(DOCUMENT_TYPES) as readonly DocumentKind[];

/** The largest document. Pictures have a limit of their own: `UPLOAD_MAX_BYTES`. */
export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024;

/** Returns the kind of a stored file by the type it is served as; `null` for a picture. */
export function documentKindOf(contentType: string): DocumentKind | null {
  return DOCUMENT_KINDS.find((kind) => DOCUMENT_TYPES[kind] === contentType) ?? null;
}
