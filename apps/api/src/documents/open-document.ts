/** Page margin in points; A4 is 595 × 842. */
export const MARGIN = 56;
export type PdfDocument = PDFKit.PDFDocument;

type About = { readonly title: string; readonly language: 'en' | 'it'; readonly now: Date };

/** Creates an A4 PDF and returns its bytes. Loads the PDF library at the first call. */
export async function drawDocument(
  { title, language, now }: About,
  draw: (document: PdfDocument) => void,
): Promise<Buffer> {
  const { MultiScriptPdf } = await import('./multi-script-pdf.ts');
  const document = new MultiScriptPdf({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Zampa', Producer: 'Zampa', CreationDate: now },
  });
  document.registerMainFonts();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((finish, fail) => {
    document.on('end', finish);
    document.on('error', fail);
  });
  document.font('regular').fontSize(10).fillColor('#1B2A26');
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Control and formatting characters, such as bidirectional overrides. Joiners stay, which scripts and emoji need. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Cleans user input for printing: on one line, without invisible characters; empty if nothing else is left. */
export function toPrintableText(text: string): string {
  const printable = text.replaceAll(UNSEEN, ' ').trim();
  return VISIBLE.test(printable) ? printable : '';
}
