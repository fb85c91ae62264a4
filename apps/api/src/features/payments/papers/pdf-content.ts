import type { Receipt } from '../receipts/draw-receipt.ts';
import type { Statement } from '../reports/draw-statement.ts';

/** A PDF document and its content. */
export type PdfContent =
  | { readonly kind: 'receipt'; readonly content: Receipt }
  | { readonly kind: 'statement'; readonly content: Statement };
