import { decodeText } from './decode.ts';
import { hiddenSheets } from './hidden-sheets.ts';
import { type NamedSheet, sheetOf } from './sheet.ts';

/** Why a file is no table that could be imported. */
export type FileFault = 'empty' | 'unreadable';
export class UnreadableFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(`this file is ${fault}`);
    this.fault = fault;
  }
}

type Page = { readonly name: string; readonly cells: readonly (readonly string[])[] };

/**
 * Reads a CSV or XLSX file: the sheets of a workbook that are seen when it is opened and have something in them, in their
 * order, and at least one. The code for either comes when it is needed.
 */
export async function readSheetsOf(
  file: Blob & { readonly name: string },
): Promise<readonly NamedSheet[]> {
  const pages = /\.xlsx$/i.test(file.name) ? await workbookPages(file) : [await textPage(file)];
  const sheets = pages.flatMap(({ name, cells }) => {
    const sheet = sheetOf(cells);
    return sheet ? [{ name, sheet }] : [];
  });
  if (sheets.length === 0) throw new UnreadableFile('empty');
  return sheets;
}

async function textPage(file: Blob): Promise<Page> {
  const { default: papa } = await import('papaparse');
  const text = decodeText(new Uint8Array(await file.arrayBuffer())).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new UnreadableFile('unreadable');
  // Empty lines say nothing of how cells are kept apart, but they count as lines.
  const { meta } = papa.parse<string[]>(text, {
    preview: 1,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const { data } = papa.parse<string[]>(text, { delimiter: meta.delimiter });
  return { name: '', cells: data };
}

async function workbookPages(file: Blob): Promise<readonly Page[]> {
  const [{ default: readWorkbook }, { unzipSync }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
  ]);
  try {
    const workbook = await file.arrayBuffer();
    const { [LIST]: list = new Uint8Array() } = unzipSync(new Uint8Array(workbook), {
      filter: ({ name }) => name === LIST,
    });
    const hidden = hiddenSheets(new TextDecoder().decode(list));
    const sheets: readonly WorkbookSheet[] = await readWorkbook(workbook);
    return sheets
      .filter((_sheet, place) => !hidden.has(place))
      .map(({ sheet: name, data = [] }) => ({ name, cells: data.map((row) => row.map(cellText)) }));
  } catch {
    throw new UnreadableFile('unreadable');
  }
}

/** Where a workbook lists its sheets. */
const LIST = 'xl/workbook.xml';

/** A sheet that is a chart has no cells. */
type WorkbookSheet = {
  readonly sheet: string;
  readonly data?: readonly (readonly unknown[])[];
};

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
