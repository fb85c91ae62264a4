import type { Receipt } from '../receipts/draw-receipt.ts';
import type { Statement } from '../reports/draw-statement.ts';

/** A paper, and what is printed on it. */
export type Paper =
  | { readonly kind: 'receipt'; readonly content: Receipt }
  | { readonly kind: 'statement'; readonly content: Statement };

/** What the thread that draws is asked for, and what it answers. */
export type Wanted = { readonly id: number; readonly paper: Paper };
export type Drawn =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failure: string };
