/** Document types that can be sent in a conversation, by file extension, with the content type they are served with. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;

/** Endings of text files from laboratory devices and their programs. They are stored as text. */
export const TEXT_ENDINGS = ['asc', 'dat', 'hl7', 'log', 'prn', 'tsv'] as const;

export type DocumentKind = keyof typeof DOCUMENT_TYPES;
export const DOCUMENT_KINDS = Object.keys(DOCUMENT_TYPES) as readonly DocumentKind[];

/** Maximum size of a document. Pictures have their own limit: `UPLOAD_MAX_BYTES`. */
export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024;

/** Returns the kind of a stored file by its content type; `null` for a picture. */
export function documentKindOf(contentType: string): DocumentKind | null {
  return DOCUMENT_KINDS.find((kind) => DOCUMENT_TYPES[kind] === contentType) ?? null;
}
