import type { MoneyEntry } from '@zampa/domain/payments/ledger';

type Texts = {
  readonly title: string;
  readonly of: string;
  readonly vat: string;
  readonly fiscalCode: string;
  readonly made: string;
  readonly nothing: string;
  /** Above the columns: day, number, who, what for, by what, amount, fee. */
  readonly columns: readonly [string, string, string, string, string, string, string];
  readonly types: Readonly<Record<MoneyEntry, string>>;
  readonly received: string;
  readonly byCard: string;
  readonly inCash: string;
  readonly returned: string;
  readonly fees: string;
  readonly left: string;
  readonly page: string;
  readonly note: string;
};

/** The words of a statement of account, in the language of who asks for it. */
export const STATEMENT_TEXTS: Readonly<Record<'en' | 'it', Texts>> = {
  en: {
    title: 'Statement of payments',
    of: 'Client',
    vat: 'VAT number',
    fiscalCode: 'Fiscal code',
    made: 'Made on',
    nothing: 'Nothing was received or given back in this period.',
    columns: ['Date', 'Number', 'Client', 'What for', 'Means', 'Amount', 'Fee'],
    types: {
      CAPTURED: 'Card',
      MARKED_PAID: 'Cash',
      REFUNDED: 'Back to card',
      REFUND_RETURNED: 'Refund came back',
      CASH_RETURNED: 'Cash given back',
      DISPUTE_LOST: 'Taken by bank',
    },
    received: 'Received',
    byCard: 'of it by card',
    inCash: 'of it in cash',
    returned: 'Given back',
    fees: 'Fee of the plan',
    left: 'What stays',
    page: 'Page',
    note: 'Days are those of the clinic. This paper is not an invoice for tax purposes.',
  },
  it: {
    title: 'Estratto dei pagamenti',
    of: 'Cliente',
    vat: 'Partita IVA',
    fiscalCode: 'Codice fiscale',
    made: 'Emesso il',
    nothing: 'In questo periodo non è stato incassato né restituito nulla.',
    columns: ['Data', 'Numero', 'Cliente', 'Descrizione', 'Mezzo', 'Importo', 'Commissione'],
    types: {
      CAPTURED: 'Carta',
      MARKED_PAID: 'Contanti',
      REFUNDED: 'Rimborso su carta',
      REFUND_RETURNED: 'Rimborso respinto',
      CASH_RETURNED: 'Contanti restituiti',
      DISPUTE_LOST: 'Stornato dalla banca',
    },
    received: 'Incassato',
    byCard: 'di cui con carta',
    inCash: 'di cui in contanti',
    returned: 'Restituito',
    fees: 'Commissione del piano',
    left: 'Resta',
    page: 'Pagina',
    note: 'I giorni sono quelli della clinica. Questo documento non è un documento fiscale.',
  },
};
