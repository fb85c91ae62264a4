import type { ReceiptKind } from '@zampa/domain/payments/receipts';

type Named = {
  readonly language: 'en' | 'it';
  readonly kind: ReceiptKind;
  readonly year: number;
  readonly number: number;
};

const NAMES: Readonly<Record<'en' | 'it', Readonly<Record<ReceiptKind, string>>>> = {
  en: { RECEIPT: 'receipt', CREDIT_NOTE: 'credit-note' },
  it: { RECEIPT: 'ricevuta', CREDIT_NOTE: 'nota-di-accredito' },
};

/** Returns what a numbered paper is called on a device. */
export const receiptFileName = ({ language, kind, year, number }: Named): string =>
  `${NAMES[language][kind]}-${year}-${number}.pdf`;
