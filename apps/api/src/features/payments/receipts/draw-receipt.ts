import type { receipts } from '@zampa/db/schema/payments';
import {
  receiptNumber,
  type ReceiptLine,
  type ReceiptParty,
} from '@zampa/domain/payments/receipts';
import { dayText, moneyText } from '../../../documents/figures.ts';
import {
  drawDocument,
  MARGIN,
  type PdfDocument,
  printed,
} from '../../../documents/open-document.ts';
import { serviceText } from '../../../documents/service-text.ts';
import { RECEIPT_TEXTS } from './receipt-texts.ts';

/** A paper with the number of what it corrects, and the zone of its facility's days. */
export type Receipt = typeof receipts.$inferSelect & {
  readonly timezone: string;
  readonly corrects: string | null;
};

const MUTED = '#52625D';
const GAP = 24;

/** Draws a receipt or a credit note as a PDF. */
export function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { language, kind, issuedAt } = receipt;
  const title = `${RECEIPT_TEXTS[language].kind[kind]} ${receiptNumber(receipt)}`;
  return drawDocument({ title, language, now: issuedAt }, (document) => {
    drawHead(document, receipt, title);
    drawParties(document, receipt);
    drawLines(document, receipt);
    drawFoot(document, receipt);
  });
}

function drawHead(document: PdfDocument, receipt: Receipt, title: string): void {
  const { language, issuedAt, timezone, corrects, isSandbox } = receipt;
  const texts = RECEIPT_TEXTS[language];
  document.font('bold').fontSize(22).text(title);
  document.font('regular').fontSize(10).fillColor(MUTED);
  document.text(`${texts.day}: ${dayText(issuedAt, timezone)}`);
  if (corrects) document.text(`${texts.corrects} ${corrects}`);
  if (isSandbox) document.font('bold').fillColor('#B3261E').text(texts.sandbox).font('regular');
  document.fillColor('black').moveDown(1.5);
}

function drawParties(document: PdfDocument, { language, issuer, payer }: Receipt): void {
  const texts = RECEIPT_TEXTS[language];
  const width = (document.page.width - 2 * MARGIN - GAP) / 2;
  const top = document.y;
  const draw = (label: string, party: ReceiptParty, x: number) => {
    document.fillColor(MUTED).text(label, x, top, { width }).fillColor('black');
    document
      .font('bold')
      .text(printed(party.name) || '–', { width })
      .font('regular');
    for (const line of linesOf(party, language)) document.text(printed(line), { width });
    return document.y;
  };
  const ends = [draw(texts.from, issuer, MARGIN), draw(texts.to, payer, MARGIN + width + GAP)];
  document.x = MARGIN;
  document.y = Math.max(...ends) + GAP;
}

function linesOf({ address, vat, fiscalCode, email }: ReceiptParty, language: 'en' | 'it') {
  const texts = RECEIPT_TEXTS[language];
  return [
    ...address,
    ...(vat ? [`${texts.vat} ${vat}`] : []),
    ...(fiscalCode ? [`${texts.fiscalCode} ${fiscalCode}`] : []),
    ...(email ? [email] : []),
  ];
}

function drawLines(document: PdfDocument, receipt: Receipt): void {
  const { language, currency, kind, amount, lines, means, cardLast4 } = receipt;
  const texts = RECEIPT_TEXTS[language];
  const money = (cents: number) => moneyText(cents, currency, language);
  document.table({
    columnStyles: [{ width: '*' }, { width: 110, align: { x: 'right' } }],
    rowStyles: { padding: [6, 0], border: [0, 0, 0.5, 0], borderColor: '#D9D5C9' },
    data: [
      bold(texts.what, texts.amount),
      ...lines.map((line) => [whatFor(line, language), money(line.amount)]),
      bold(texts.total[kind], money(amount)),
    ],
  });
  const card = cardLast4 ? ` ${texts.cardEnding} ${cardLast4}` : '';
  document.moveDown().text(`${texts.means[means]}${card}`, MARGIN);
}

const bold = (...texts: readonly string[]) =>
  texts.map((text) => ({ text, font: { src: 'bold' } }));

const whatFor = ({ services, pets }: ReceiptLine, language: 'en' | 'it'): string =>
  printed(
    [serviceText(services, language) || RECEIPT_TEXTS[language].service, pets.join(', ')]
      .filter(Boolean)
      .join(' · '),
  );

function drawFoot(document: PdfDocument, { language }: Receipt): void {
  document.moveDown(2).fontSize(9).fillColor(MUTED).text(RECEIPT_TEXTS[language].note, MARGIN);
}
