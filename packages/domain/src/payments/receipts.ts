/** What a numbered paper says: that something was paid, or that it went back. */
export const RECEIPT_KINDS = ['RECEIPT', 'CREDIT_NOTE'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

export const RECEIPT_MEANS = ['CARD', 'CASH'] as const;
export type ReceiptMeans = (typeof RECEIPT_MEANS)[number];

/** Who wrote a paper, or whom it is for, as they were called then. */
export type ReceiptParty = {
  readonly name: string;
  /** The lines of the address, as they are written below each other. */
  readonly address: readonly string[];
  readonly vat: string | null;
  readonly fiscalCode: string | null;
  readonly email: string | null;
};

/** What was paid for, in minor units. */
export type ReceiptLine = {
  readonly services: readonly string[];
  readonly pets: readonly string[];
  readonly amount: number;
};

/** Returns the number of a paper as it is written: of its year, from 1. */
export const receiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}/${number}`;

/** Returns the year whose numbers a paper of this day takes: the day is one of the facility's calendar. */
export const yearOfReceipt = (day: string): number => Number(day.slice(0, 4));
