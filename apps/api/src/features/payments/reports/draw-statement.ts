import type { Movement } from '@zampa/contract/payments/read-movements';
import { fullName } from '@zampa/domain/people/names';
import { sumsOf } from '@zampa/domain/payments/sums';
import { dayText, moneyText } from '../../../documents/figures.ts';
import {
  drawDocument,
  MARGIN,
  type PdfDocument,
  printed,
} from '../../../documents/open-document.ts';
import { serviceText } from '../../../documents/service-text.ts';
import type { ReportPeriod } from './period.ts';
import { STATEMENT_TEXTS } from './statement-texts.ts';

/** Whose statement it is, with the numbers that an Italian accountant asks for. */
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
  /** Whose payments they are, where they are of one client. */
  readonly person: Movement['person'];
  readonly language: 'en' | 'it';
  readonly now: Date;
};

const MUTED = '#52625D';
const LINE = '#D9D5C9';
const WIDTHS = [54, 44, 86, '*', 72, 62, 62] as const;
const SMALL = 8;

/** Draws what a facility received and gave back as a PDF: its head, the sums, and every line. */
export function drawStatement(statement: Statement): Promise<Buffer> {
  const { language, now } = statement;
  const { title } = STATEMENT_TEXTS[language];
  return drawDocument({ title, language, now }, (document) => {
    drawHead(document, statement);
    drawSums(document, statement);
    drawMovements(document, statement);
    drawFeet(document, language);
  });
}

function drawHead(document: PdfDocument, statement: Statement): void {
  const { period, issuer, person, language, now } = statement;
  const texts = STATEMENT_TEXTS[language];
  const day = (calendarDay: string) => calendarDay.split('-').toReversed().join('/');
  document.font('bold').fontSize(20).text(texts.title);
  document.fontSize(12).text(`${day(period.from)} – ${day(period.to)}`);
  document.font('regular').fontSize(9).moveDown(0.5);
  document.text(printed(issuer.businessName ?? issuer.name));
  const numbers = [
    issuer.vat && `${texts.vat} ${issuer.vat}`,
    issuer.fiscalCode && `${texts.fiscalCode} ${issuer.fiscalCode}`,
    issuer.sdi && `SDI ${issuer.sdi}`,
    issuer.pec && `PEC ${issuer.pec}`,
  ].filter(Boolean);
  if (numbers.length > 0) document.text(printed(numbers.join(' · ')));
  if (person) document.text(printed(`${texts.of}: ${clientOf(person)}`));
  document.fillColor(MUTED).text(`${texts.made} ${dayText(now, period.timezone)}`);
  document.fillColor('black').moveDown();
}

const clientOf = (person: NonNullable<Movement['person']>): string =>
  [fullName(person), person.taxNumber].filter(Boolean).join(', ');

function drawSums(document: PdfDocument, { movements, period, language }: Statement): void {
  const texts = STATEMENT_TEXTS[language];
  const sums = sumsOf(movements);
  const money = (amount: number) => moneyText(amount, period.currency, language);
  document.table({
    columnStyles: [{ width: 180 }, { width: 100, align: { x: 'right' } }],
    rowStyles: { padding: [3, 0], border: [0, 0, 0.5, 0], borderColor: LINE },
    data: [
      [texts.received, money(sums.received)],
      [texts.byCard, money(sums.byCard)],
      [texts.inCash, money(sums.inCash)],
      [texts.returned, money(-sums.returned)],
      [texts.fees, money(-sums.fees)],
      [texts.left, money(sums.left)].map((text) => ({ text, font: { src: 'bold' } })),
    ],
  });
  document.moveDown();
}

function drawMovements(document: PdfDocument, { movements, period, language }: Statement): void {
  const texts = STATEMENT_TEXTS[language];
  if (movements.length === 0) {
    document.text(texts.nothing, MARGIN);
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
      texts.columns.map((text) => ({ text, font: { src: 'bold' } })),
      ...movements.map((movement) => [
        dayText(new Date(movement.date), period.timezone),
        movement.receipt ?? '',
        printed(movement.person ? fullName(movement.person) : ''),
        printed([serviceText(movement.services, language), ...movement.pets].join(' · ')),
        [texts.types[movement.type], movement.last4].filter(Boolean).join(' '),
        money(movement.amount),
        movement.fee > 0 ? money(movement.fee) : '',
      ]),
    ],
  });
}

/** The number of the page and what the paper is not, at the foot of each. */
function drawFeet(document: PdfDocument, language: 'en' | 'it'): void {
  const { note, page } = STATEMENT_TEXTS[language];
  const { start, count } = document.bufferedPageRange();
  for (let place = start; place < start + count; place += 1) {
    document.switchToPage(place);
    // A line below the margin would begin a page of its own.
    document.page.margins.bottom = 0;
    document
      .fontSize(SMALL)
      .fillColor(MUTED)
      .text(`${note} ${page} ${place + 1}/${count}`, MARGIN, document.page.height - 40);
  }
}
