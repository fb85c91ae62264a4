import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Points; A4 is 595 wide and 842 high. */
export const MARGIN = 56;
const FONTS = {
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const;

export type PdfDocument = PDFKit.PDFDocument;

type About = { readonly title: string; readonly language: 'en' | 'it'; readonly now: Date };

/** Draws a PDF in A4 and returns its bytes; the library is loaded when the first one is drawn. */
export async function drawDocument(
  { title, language, now }: About,
  draw: (document: PdfDocument) => void,
): Promise<Buffer> {
  const { default: PdfKit } = await import('pdfkit');
  const document = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Zampa', Producer: 'Zampa', CreationDate: now },
  });
  document.registerFont('regular', FONTS.regular);
  document.registerFont('bold', FONTS.bold);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, fail) => {
    document.on('end', done);
    document.on('error', fail);
  });
  document.font('regular').fontSize(10).fillColor('#1B2A26');
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Characters that turn the direction of what follows, or show as nothing at all. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** Returns what people typed as it is printed: on one line, in the order in which it was typed. */
export const printed = (text: string): string => text.replaceAll(UNSEEN, ' ').trim();
