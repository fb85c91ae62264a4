import { RECEIPT_KINDS } from '@zampa/domain/payments/receipts';
import * as z from 'zod';
import { translateTo } from '../texts/translate.ts';
import type { EmailLanguage, EmailText } from './email-text.ts';

/** The values of an e-mail with a receipt or a credit note. */
export const ReceiptValues = z
  .object({
    kind: z.enum(RECEIPT_KINDS),
    number: z.string(),
    facility: z.string(),
    /** Formatted for the reader. */
    amount: z.string(),
    url: z.string(),
  })
  .readonly();
export type ReceiptValues = z.output<typeof ReceiptValues>;

/** Returns the e-mail that delivers a receipt or a credit note to the payer. */
export function receiptText(
  language: EmailLanguage,
  { kind, number, facility, amount, url }: ReceiptValues,
): EmailText {
  const t = translateTo(language);
  return {
    subject: t(`payments:server.email.${kind}.subject`, { number, facility }),
    paragraphs: [
      t(`payments:server.email.${kind}.text`, { facility, amount }),
      ...(kind === 'CREDIT_NOTE' ? [t('payments:server.email.CREDIT_NOTE.delay')] : []),
    ],
    action: { label: t('payments:server.email.action'), url },
    closing: t('payments:server.email.closing'),
  };
}
