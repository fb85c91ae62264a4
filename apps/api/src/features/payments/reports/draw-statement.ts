import type { Movement } from '@zampa/contract/payments/read-movements';
import { fullName } from '@zampa/domain/people/names';
import { sumMovements } from '@zampa/domain/payments/sums';
import { dayText, moneyText } from '../../../documents/figures.ts';
import {
  drawDocument,
  MARGIN,
  type PdfDocument,
  toPrintableText,
} from '../../../documents/open-document.ts';
import { serviceText } from '../../../documents/service-text.ts';
import type { ReportPeriod } from './period.ts';
import { translateTo } from '../../../texts/translate.ts';

/** The issuer of a statement, with the tax numbers that Italian accountants need. */
export type Issuer = {
  readonly name: string;
  readonly businessName: string | null;
  readonly vat: string | null;
  readonly fiscalCode: string | null;
  readonly sdi: string | null;
  readonly pec: string | null;
};

export type Statement = {
  readonly period: ReportPeriod;
  readonly issuer: Issuer;
  /** Oldest first. */
  readonly movements: readonly Movement[];
  /** The client, if the statement is limited to one. */
  readonly person: Movement['person'];
  readonly language: 'en' | 'it';
  readonly now: Date;
  /** Whether the payment provider is the sandbox, so that no money has moved. */
  readonly isSandbox: boolean;
};

const MUTED = '#52625D';
const LINE = '#D9D5C9';
const WIDTHS = [54, 44, 86, '*', 72, 62, 62] as const;
const SMALL = 8;
const COLUMNS = ['date', 'number', 'client', 'what', 'means', 'amount', 'fee'] as const;

/** Renders a statement of a facility's payments and refunds as PDF: header, totals and all entries. */
export function drawStatement(statement: Statement): Promise<Buffer> {
  const { language, now } = statement;
  const title = translateTo(language)('payments:server.statement.title');
  return drawDocument({ title, language, now }, (document) => {
    drawHeader(document, statement);
    drawTotals(document, statement);
    drawMovements(document, statement);
    drawFooters(document, language);
  });
}

function drawHeader(document: PdfDocument, statement: Statement): void {
  const { period, issuer, person, language, now, isSandbox } = statement;
  const t = translateTo(language);
  const day = (calendarDay: string) => calendarDay.split('-').toReversed().join('/');
  document.font('bold').fontSize(20).text(t('payments:server.statement.title'));
  document.fontSize(12).text(`${day(period.from)} – ${day(period.to)}`);
  document.font('regular').fontSize(9).moveDown(0.5);
  if (isSandbox)
    document
      .font('bold')
      .fillColor('#B3261E')
      .text(t('payments:server.receipt.sandbox'))
      .font('regular');
  document.fillColor('black');
  document.text(toPrintableText(issuer.businessName ?? issuer.name));
  const numbers = [
    issuer.vat && `${t('payments:server.receipt.vat')} ${issuer.vat}`,
    issuer.fiscalCode && `${t('payments:server.receipt.fiscalCode')} ${issuer.fiscalCode}`,
    issuer.sdi && `SDI ${issuer.sdi}`,
    issuer.pec && `PEC ${issuer.pec}`,
  ].filter(Boolean);
  if (numbers.length > 0) document.text(toPrintableText(numbers.join(' · ')));
  if (person)
    document.text(toPrintableText(`${t('payments:server.statement.client')}: ${clientOf(person)}`));
  document
    .fillColor(MUTED)
    .text(`${t('payments:server.statement.issued')} ${dayText(now, period.timezone)}`);
  document.fillColor('black').moveDown();
}

const clientOf = (person: NonNullable<Movement['person']>): string =>
  [fullName(person), person.taxNumber].filter(Boolean).join(', ');

function drawTotals(document: PdfDocument, { movements, period, language }: Statement): void {
  const t = translateTo(language);
  const sums = sumMovements(movements);
  const money = (amount: number) => moneyText(amount, period.currency, language);
  document.table({
    columnStyles: [{ width: 180 }, { width: 100, align: { x: 'right' } }],
    rowStyles: { padding: [3, 0], border: [0, 0, 0.5, 0], borderColor: LINE },
    data: [
      [t('payments:server.statement.received'), money(sums.received)],
      [t('payments:server.statement.byCard'), money(sums.byCard)],
      [t('payments:server.statement.inCash'), money(sums.inCash)],
      [t('payments:server.statement.returned'), money(-sums.returned)],
      [t('payments:server.statement.fees'), money(-sums.fees)],
      [t('payments:server.statement.left'), money(sums.left)].map((text) => ({
        text,
        font: { src: 'bold' },
      })),
    ],
  });
  document.moveDown();
}

function drawMovements(document: PdfDocument, { movements, period, language }: Statement): void {
  const t = translateTo(language);
  if (movements.length === 0) {
    document.text(t('payments:server.statement.nothing'), MARGIN);
    return;
  }
  const money = (amount: number) => moneyText(amount, period.currency, language);
  document.fontSize(SMALL).x = MARGIN;
  document.table({
    columnStyles: WIDTHS.map((width, place) => ({
      width,
      ...(place > 4 && { align: { x: 'right' as const } }),
    })),
    rowStyles: { padding: [3, 2, 3, 0], border: [0, 0, 0.5, 0], borderColor: LINE },
    data: [
      COLUMNS.map((column) => ({
        text: t(`payments:server.statement.columns.${column}`),
        font: { src: 'bold' },
      })),
      ...movements.map((movement) => [
        dayText(new Date(movement.date), period.timezone),
        movement.receipt ?? '',
        toPrintableText(movement.person ? fullName(movement.person) : ''),
        toPrintableText([serviceText(movement.services, language), ...movement.pets].join(' · ')),
        [t(`payments:server.statement.types.${movement.type}`), movement.last4]
          .filter(Boolean)
          .join(' '),
        money(movement.amount),
        movement.fee > 0 ? money(movement.fee) : '',
      ]),
    ],
  });
}

/** Prints the page number and the legal note at the foot of each page. */
function drawFooters(document: PdfDocument, language: 'en' | 'it'): void {
  const t = translateTo(language);
  const note = t('payments:server.statement.note');
  const { start, count } = document.bufferedPageRange();
  for (let place = start; place < start + count; place += 1) {
    document.switchToPage(place);
    // Text below the bottom margin would start a new page.
    document.page.margins.bottom = 0;
    document
      .fontSize(SMALL)
      .fillColor(MUTED)
      .text(
        `${note} ${t('payments:server.statement.page', { page: place + 1, count })}`,
        MARGIN,
        document.page.height - 40,
      );
  }
}
