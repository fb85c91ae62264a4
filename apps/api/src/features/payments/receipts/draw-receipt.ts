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
  toPrintableText,
} from '../../../documents/open-document.ts';
import { serviceText } from '../../../documents/service-text.ts';
import { translateTo } from '../../../texts/translate.ts';

/** A receipt, with the number of the receipt it corrects and the facility's time zone. */
export type Receipt = typeof receipts.$inferSelect & {
  readonly timezone: string;
  readonly corrects: string | null;
};

const MUTED = '#52625D';
const GAP = 24;

/** Renders a receipt or credit note as PDF. */
export function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { language, kind, issuedAt } = receipt;
  const t = translateTo(language);
  const title = `${t(`payments:server.receipt.kind.${kind}`)} ${receiptNumber(receipt)}`;
  return drawDocument({ title, language, now: issuedAt }, (document) => {
    drawHeader(document, receipt, title);
    drawParties(document, receipt);
    drawLines(document, receipt);
    drawFooter(document, receipt);
  });
}

function drawHeader(document: PdfDocument, receipt: Receipt, title: string): void {
  const { language, issuedAt, timezone, corrects, isSandbox } = receipt;
  const t = translateTo(language);
  document.font('bold').fontSize(22).text(title);
  document.font('regular').fontSize(10).fillColor(MUTED);
  document.text(`${t('payments:server.receipt.day')}: ${dayText(issuedAt, timezone)}`);
  if (corrects) document.text(`${t('payments:server.receipt.corrects')} ${corrects}`);
  if (isSandbox)
    document
      .font('bold')
      .fillColor('#B3261E')
      .text(t('payments:server.receipt.sandbox'))
      .font('regular');
  document.fillColor('black').moveDown(1.5);
}

function drawParties(document: PdfDocument, { language, issuer, payer }: Receipt): void {
  const t = translateTo(language);
  const width = (document.page.width - 2 * MARGIN - GAP) / 2;
  const top = document.y;
  const draw = (label: string, party: ReceiptParty, x: number) => {
    document.fillColor(MUTED).text(label, x, top, { width }).fillColor('black');
    document
      .font('bold')
      .text(toPrintableText(party.name) || '–', { width })
      .font('regular');
    for (const line of partyLines(party, language)) document.text(toPrintableText(line), { width });
    return document.y;
  };
  const ends = [
    draw(t('payments:server.receipt.from'), issuer, MARGIN),
    draw(t('payments:server.receipt.to'), payer, MARGIN + width + GAP),
  ];
  document.x = MARGIN;
  document.y = Math.max(...ends) + GAP;
}

function partyLines({ address, vat, fiscalCode, email }: ReceiptParty, language: 'en' | 'it') {
  const t = translateTo(language);
  return [
    ...address,
    ...(vat ? [`${t('payments:server.receipt.vat')} ${vat}`] : []),
    ...(fiscalCode ? [`${t('payments:server.receipt.fiscalCode')} ${fiscalCode}`] : []),
    ...(email ? [email] : []),
  ];
}

function drawLines(document: PdfDocument, receipt: Receipt): void {
  const { language, currency, kind, amount, lines, means, cardLast4 } = receipt;
  const t = translateTo(language);
  const money = (cents: number) => moneyText(cents, currency, language);
  document.table({
    columnStyles: [{ width: '*' }, { width: 110, align: { x: 'right' } }],
    rowStyles: { padding: [6, 0], border: [0, 0, 0.5, 0], borderColor: '#D9D5C9' },
    data: [
      bold(t('payments:server.receipt.what'), t('payments:server.receipt.amount')),
      ...lines.map((line) => [describeLine(line, language), money(line.amount)]),
      bold(t(`payments:server.receipt.total.${kind}`), money(amount)),
    ],
  });
  const paidWith = cardLast4
    ? t('payments:server.receipt.cardEnding', { last4: cardLast4 })
    : t(`payments:server.receipt.means.${means}`);
  document.moveDown().text(paidWith, MARGIN);
}

const bold = (...texts: readonly string[]) =>
  texts.map((text) => ({ text, font: { src: 'bold' } }));

const describeLine = ({ services, pets }: ReceiptLine, language: 'en' | 'it'): string =>
  toPrintableText(
    [
      serviceText(services, language) || translateTo(language)('payments:server.receipt.service'),
      pets.join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
  );

function drawFooter(document: PdfDocument, { language }: Receipt): void {
  document
    .moveDown(2)
    .fontSize(9)
    .fillColor(MUTED)
    .text(translateTo(language)('payments:server.receipt.note'), MARGIN);
}
