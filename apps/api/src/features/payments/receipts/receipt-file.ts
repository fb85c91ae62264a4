import type { Language } from '@zampa/domain/people/languages';
import type { ReceiptKind } from '@zampa/domain/payments/receipts';
import { translateTo } from '../../../texts/translate.ts';

type Named = {
  readonly language: Language;
  readonly kind: ReceiptKind;
  readonly year: number;
  readonly number: number;
};

/** Returns the file name of a receipt or a credit note. */
export const receiptFileName = ({ language, kind, year, number }: Named): string =>
  `${translateTo(language)(`payments:server.receipt.fileName.${kind}`)}-${year}-${number}.pdf`;
