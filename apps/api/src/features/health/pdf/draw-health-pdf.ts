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
const LABEL_WIDTH = 130;
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
  if (rows.length === 0) return;
  document.table({
    columnStyles: [{ width: LABEL_WIDTH, textColor: MUTED }, { width: '*' }],
    rowStyles: { padding: [3, 0], border: [0, 0, 0.5, 0], borderColor: '#D9D5C9' },
    data: rows.map(([left, right]) => [printable(left), printable(right)]),
  });
  document.x = MARGIN;
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
