/** Kinds of numbered documents: for a payment, and for a refund. */
export const RECEIPT_KINDS = ['RECEIPT', 'CREDIT_NOTE'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

export const RECEIPT_MEANS = ['CARD', 'CASH'] as const;
export type ReceiptMeans = (typeof RECEIPT_MEANS)[number];

/** Issuer or recipient of a receipt, with the name and address at that time. */
export type ReceiptParty = {
  readonly name: string;
  /** Address lines, as printed. */
  readonly address: readonly string[];
  readonly vat: string | null;
  readonly fiscalCode: string | null;
  readonly email: string | null;
};

/** Item of a receipt, in minor units. */
export type ReceiptLine = {
  readonly services: readonly string[];
  readonly pets: readonly string[];
  readonly amount: number;
};

/** Formats the number of a receipt: year and sequence number from 1. */
export const receiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}/${number}`;

/** Returns the year in which a receipt is numbered; `day` is in the facility's time zone. */
export const yearOfReceipt = (day: string): number => Number(day.slice(0, 4));
