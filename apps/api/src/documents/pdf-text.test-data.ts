import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of a PDF in drawing order. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/**
 * Returns the numbers of all glyphs that a PDF draws, in each font of the document; 0 is the empty box of a character
 * that the font lacks.
 */
export async function pdfGlyphs(bytes: Uint8Array): Promise<readonly number[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const glyphs: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { argsArray } = await page.getOperatorList();
    const shown: unknown[] = argsArray.flat(2);
    glyphs.push(...shown.flatMap(glyphNumber));
  }
  return glyphs;
}

function glyphNumber(shown: unknown): readonly number[] {
  if (typeof shown !== 'object' || shown === null || !('originalCharCode' in shown)) return [];
  return typeof shown.originalCharCode === 'number' ? [shown.originalCharCode] : [];
}
