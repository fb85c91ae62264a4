import { RECEIPT_KINDS } from '@zampa/domain/payments/receipts';
import * as z from 'zod';
import type { EmailLanguage, EmailText } from './email-text.ts';

/** What a letter says that brings a receipt or a credit note. */
export const ReceiptValues = z
  .object({
    kind: z.enum(RECEIPT_KINDS),
    number: z.string(),
    facility: z.string(),
    /** As its reader writes it. */
    amount: z.string(),
    url: z.string(),
  })
  .readonly();
export type ReceiptValues = z.output<typeof ReceiptValues>;

/** Returns the letter with which a receipt or a credit note goes to who paid. */
export const receiptText = (language: EmailLanguage, values: ReceiptValues): EmailText =>
  texts[language][values.kind](values);

type Write = (values: ReceiptValues) => EmailText;

const texts: Readonly<Record<EmailLanguage, Readonly<Record<ReceiptValues['kind'], Write>>>> = {
  en: {
    RECEIPT: ({ number, facility, amount, url }) => ({
      subject: `Receipt ${number} of ${facility}`,
      paragraphs: [`${facility} has received ${amount}. The receipt comes with this message.`],
      action: { label: 'See your payments', url },
      closing: 'The Zampa team',
    }),
    CREDIT_NOTE: ({ number, facility, amount, url }) => ({
      subject: `Credit note ${number} of ${facility}`,
      paragraphs: [
        `${facility} gives ${amount} back to you. The credit note comes with this message.`,
        'What goes back to a card is on its statement within 5 to 10 days.',
      ],
      action: { label: 'See your payments', url },
      closing: 'The Zampa team',
    }),
  },
  it: {
    RECEIPT: ({ number, facility, amount, url }) => ({
      subject: `Ricevuta ${number} di ${facility}`,
      paragraphs: [`${facility} ha ricevuto ${amount}. La ricevuta è allegata a questo messaggio.`],
      action: { label: 'Vedi i tuoi pagamenti', url },
      closing: 'Il team di Zampa',
    }),
    CREDIT_NOTE: ({ number, facility, amount, url }) => ({
      subject: `Nota di accredito ${number} di ${facility}`,
      paragraphs: [
        `${facility} ti restituisce ${amount}. La nota di accredito è allegata a questo messaggio.`,
        'Ciò che torna su una carta compare nel suo estratto conto entro 5–10 giorni.',
      ],
      action: { label: 'Vedi i tuoi pagamenti', url },
      closing: 'Il team di Zampa',
    }),
  },
};
