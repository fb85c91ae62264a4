import type { ReceiptKind, ReceiptMeans } from '@zampa/domain/payments/receipts';

type Texts = {
  readonly kind: Readonly<Record<ReceiptKind, string>>;
  readonly number: string;
  readonly day: string;
  readonly corrects: string;
  readonly from: string;
  readonly to: string;
  readonly vat: string;
  readonly fiscalCode: string;
  readonly what: string;
  readonly amount: string;
  readonly total: Readonly<Record<ReceiptKind, string>>;
  readonly means: Readonly<Record<ReceiptMeans, string>>;
  readonly cardEnding: string;
  readonly service: string;
  readonly sandbox: string;
  readonly note: string;
};

/** The words of a receipt, in the language of who paid. */
export const RECEIPT_TEXTS: Readonly<Record<'en' | 'it', Texts>> = {
  en: {
    kind: { RECEIPT: 'Receipt', CREDIT_NOTE: 'Credit note' },
    number: 'Number',
    day: 'Date',
    corrects: 'For receipt',
    from: 'From',
    to: 'For',
    vat: 'VAT number',
    fiscalCode: 'Fiscal code',
    what: 'What for',
    amount: 'Amount',
    total: { RECEIPT: 'Paid', CREDIT_NOTE: 'Given back' },
    means: { CARD: 'By card', CASH: 'In cash' },
    cardEnding: 'ending in',
    service: 'Service',
    sandbox: 'SANDBOX: no money has moved.',
    note: 'This paper confirms a payment. It is not an invoice for tax purposes, which the clinic issues itself where the law asks for one.',
  },
  it: {
    kind: { RECEIPT: 'Ricevuta', CREDIT_NOTE: 'Nota di accredito' },
    number: 'Numero',
    day: 'Data',
    corrects: 'Per la ricevuta',
    from: 'Da',
    to: 'Per',
    vat: 'Partita IVA',
    fiscalCode: 'Codice fiscale',
    what: 'Descrizione',
    amount: 'Importo',
    total: { RECEIPT: 'Pagato', CREDIT_NOTE: 'Restituito' },
    means: { CARD: 'Con carta', CASH: 'In contanti' },
    cardEnding: 'che termina con',
    service: 'Prestazione',
    sandbox: 'SANDBOX: nessun denaro è stato trasferito.',
    note: 'Questo documento conferma un pagamento. Non è un documento fiscale: la fattura o lo scontrino, dove previsti, li emette la clinica.',
  },
};
