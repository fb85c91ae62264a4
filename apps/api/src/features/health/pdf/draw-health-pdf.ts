import type { Language } from '@zampa/domain/people/languages';
import {
  drawDocument,
  MARGIN,
  type PdfDocument,
  toPrintableText,
} from '../../../documents/open-document.ts';
import { translateTo } from '../../../texts/translate.ts';

/** A document of the health record. */
export type HealthPdf = {
  readonly language: Language;
  readonly title: string;
  /** When it was made. */
  readonly now: Date;
  /** Labels and values below the title. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sections: readonly {
    readonly heading: string;
    readonly rows: readonly (readonly [left: string, right: string])[];
  }[];
};

const MUTED = '#52625D';
const INK = '#1B2A26';
const LINE = '#D9D5C9';
const LABEL_WIDTH = 130;
const PADDING = 3;
const SMALL = 8;

/** Renders a document of the health record as PDF, with page numbers. */
export function drawHealthPdf(pdf: HealthPdf): Promise<Buffer> {
  const { title, language, now, facts, sections } = pdf;
  return drawDocument({ title, language, now: new Date(now) }, (document) => {
    document.font('bold').fontSize(20).text(toPrintableText(title)).font('regular').fontSize(10);
    document.moveDown(0.5);
    drawRows(document, facts);
    for (const { heading, rows } of sections) {
      document.moveDown(1).font('bold').fontSize(13).text(heading, MARGIN);
      document.font('regular').fontSize(10).moveDown(0.3);
      drawRows(document, rows);
    }
    drawPageNumbers(document, language);
  });
}

function drawRows(
  document: PdfDocument,
  rows: readonly (readonly [left: string, right: string])[],
): void {
  for (const [left, right] of rows) drawRow(document, printable(left), printable(right));
  document.x = MARGIN;
}

/** Draws a row with a line below it, on a new page unless it fits. A row higher than a page continues on the next one. */
function drawRow(document: PdfDocument, left: string, right: string): void {
  const inner = document.page.width - 2 * MARGIN;
  const label = { width: LABEL_WIDTH };
  const value = { width: inner - LABEL_WIDTH };
  const leftHeight = document.heightOfString(left, label);
  const height = Math.max(leftHeight, document.heightOfString(right, value)) + 2 * PADDING;
  const isFull = document.y + height > document.page.maxY();
  if (isFull && document.y > MARGIN) document.addPage();
  const { y } = document;
  const page = document.page;
  document.fillColor(MUTED).text(left, MARGIN, y + PADDING, label);
  document.fillColor(INK).text(right, MARGIN + LABEL_WIDTH, y + PADDING, value);
  const isContinued = document.page !== page;
  document.y = isContinued ? document.y + PADDING : y + height;
  document.moveTo(MARGIN, document.y).lineTo(MARGIN + inner, document.y);
  document.lineWidth(0.5).strokeColor(LINE).stroke();
}

/** Cleans each line of a text for printing. */
const printable = (text: string): string =>
  text.split('\n').map(toPrintableText).filter(Boolean).join('\n') || '–';

function drawPageNumbers(document: PdfDocument, language: Language): void {
  const t = translateTo(language);
  const { start, count } = document.bufferedPageRange();
  for (let place = start; place < start + count; place += 1) {
    document.switchToPage(place);
    // Text below the bottom margin would start a new page.
    document.page.margins.bottom = 0;
    document
      .fontSize(SMALL)
      .fillColor(MUTED)
      .text(t('health:server.page', { page: place + 1, count }), MARGIN, document.page.height - 40);
  }
}
