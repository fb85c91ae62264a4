import type { RawRow } from './delimited-text.ts';

/** A tag with its name and attributes, at the start of a text. */
const TAG = /^<(\/?)([a-z][\w:-]{0,40})(?![\w:-])((?:"[^"]*"|'[^']*'|[^>"'])*)>/i;
/** Longer tags are read as text. */
const LONGEST_TAG = 2000;
/** Elements whose content is no text of the page. */
const HIDDEN: readonly string[] = ['script', 'style', 'title'];

/** Most columns or rows that a merged cell may cover. */
const MAX_SPAN = 1000;

/** Returns whether a text is a web page or an XML workbook, which programs save with the ending `.xls`. */
export const isMarkup = (text: string): boolean =>
  /^\s*(?:<\?xml|<!doctype|<html|<head|<meta|<body|<table|<style|<div|<Workbook)/i.test(text) &&
  /<(?:\w+:)?table\b/i.test(text);

/** Reads the tables of a web page or an XML workbook. Merged cells are repeated in each row that they cover. */
export function readHtmlTables(html: string): readonly (readonly RawRow[])[] {
  const reader = new TableReader();
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at + 1);
    const end = next === -1 ? html.length : next;
    const tag = TAG.exec(html.slice(at, at + LONGEST_TAG));
    if (html.startsWith('<!', at)) at = endOf(html, html.startsWith('<!--', at) ? '-->' : '>', at);
    else if (tag) at = readTag(reader, html, { at, tag });
    else {
      reader.addText(html.slice(at, end));
      at = end;
    }
  }
  reader.closeTag('table');
  return reader.tables;
}

type FoundTag = { readonly at: number; readonly tag: RegExpExecArray };

/** Passes a tag to the reader; returns where the text after it begins. */
function readTag(reader: TableReader, html: string, { at, tag }: FoundTag): number {
  const [whole, slash, fullName = '', attributes = ''] = tag;
  const name = fullName.toLowerCase().replace(/^\w+:/, '');
  if (!slash && HIDDEN.includes(name)) return endOf(html, `</${fullName}`, at);
  if (slash) reader.closeTag(name);
  else reader.openTag(name, attributes);
  if (attributes.endsWith('/')) reader.closeTag(name);
  return at + whole.length;
}

/** Returns where a text ends after a position; without it everything belongs to it. */
function endOf(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found === -1 ? html.length : found + text.length;
}

type OpenCell = {
  text: string;
  readonly columns: number;
  readonly rows: number;
  /** Column that an XML workbook names for a cell after empty ones. */
  readonly column: number;
};

/** Collects the cells of tables from tags and texts in their order; end tags may be missing. */
class TableReader {
  readonly tables: RawRow[][] = [];
  /** Texts of merged cells that continue in the next rows of the table, by column. */
  #merged = new Map<number, { text: string; rows: number }>();
  #cells: string[] | null = null;
  #hasMerged = false;
  #cell: OpenCell | null = null;

  addText(text: string): void {
    if (this.#cell) this.#cell.text += text;
  }

  openTag(tag: string, attributes: string): void {
    if (tag === 'table') this.#openTable();
    else if (tag === 'tr' || tag === 'row') this.#openRow(numberIn(attributes, 'Index'));
    else if (tag === 'td' || tag === 'th' || tag === 'cell') this.#openCell(attributes);
    else if (tag === 'br' || tag === 'p' || tag === 'div' || tag === 'li') this.addText('<br>');
  }

  closeTag(tag: string): void {
    if (tag === 'td' || tag === 'th' || tag === 'cell') this.#closeCell();
    else if (tag === 'tr' || tag === 'row' || tag === 'table') this.#closeRow();
  }

  #openTable() {
    this.#closeRow();
    this.tables.push([]);
    this.#merged = new Map();
  }

  /** `line`: row number that an XML workbook names for a row after empty ones, or 0. */
  #openRow(line: number) {
    this.#closeRow();
    const rows = this.tables.at(-1);
    const skipped = Math.min(MAX_SPAN, line - 1 - (rows?.length ?? 0));
    for (let row = 0; row < skipped; row += 1) rows?.push({ cells: [] });
    [this.#cells, this.#hasMerged] = [[], false];
  }

  #openCell(attributes: string) {
    this.#closeCell();
    if (!this.#cells) return;
    this.#cell = {
      text: '',
      columns: spanOf(attributes, 'colspan', 'MergeAcross'),
      rows: spanOf(attributes, 'rowspan', 'MergeDown'),
      column: Math.min(MAX_SPAN, numberIn(attributes, 'Index')) - 1,
    };
  }

  #closeCell() {
    const [cell, cells] = [this.#cell, this.#cells];
    if (!cell || !cells) return;
    this.#repeatMerged(cells);
    while (cells.length < cell.column) cells.push('');
    const text = plainText(cell.text);
    if (cell.rows > 1) this.#merged.set(cells.length, { text, rows: cell.rows - 1 });
    cells.push(text, ...Array.from({ length: cell.columns - 1 }, () => ''));
    this.#cell = null;
  }

  #closeRow() {
    this.#closeCell();
    const cells = this.#cells;
    if (!cells) return;
    this.#repeatMerged(cells);
    const row = this.#hasMerged ? { cells, problems: ['merged_cells' as const] } : { cells };
    this.tables.at(-1)?.push(row);
    this.#cells = null;
  }

  /** Adds the merged cells from above that come next in this row. */
  #repeatMerged(cells: string[]) {
    for (;;) {
      const above = this.#merged.get(cells.length);
      if (!above) return;
      if (above.rows === 1) this.#merged.delete(cells.length);
      else above.rows -= 1;
      this.#hasMerged ||= above.text !== '';
      cells.push(above.text);
    }
  }
}

/** Reads the number of columns or rows of a cell: HTML counts all, XML workbooks those beside the first. */
const spanOf = (attributes: string, html: string, xml: string): number =>
  Math.max(1, Math.min(MAX_SPAN, numberIn(attributes, html) || numberIn(attributes, xml) + 1));

function numberIn(attributes: string, name: string): number {
  const [, digits = '0'] =
    new RegExp(String.raw`(?:^|[\s:])${name}\s*=\s*["']?(\d{1,5})`, 'i').exec(attributes) ?? [];
  return Number(digits);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  agrave: 'à',
  egrave: 'è',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  yacute: 'ý',
  acirc: 'â',
  ecirc: 'ê',
  icirc: 'î',
  ocirc: 'ô',
  ucirc: 'û',
  auml: 'ä',
  euml: 'ë',
  iuml: 'ï',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  ccedil: 'ç',
  ntilde: 'ñ',
  atilde: 'ã',
  otilde: 'õ',
  aring: 'å',
  aelig: 'æ',
  oslash: 'ø',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  laquo: '«',
  raquo: '»',
  sup2: '²',
  shy: '',
};

function entityText(entity: string, name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (name.startsWith('#')) return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  const isUpper = /^[A-Z]/.test(name) && name !== name.toUpperCase();
  const text = ENTITIES[name] ?? ENTITIES[name.toLowerCase()];
  if (text === undefined) return entity;
  return isUpper ? text.toUpperCase() : text;
}

/** Returns the text of a cell: one space for white space, line breaks for `<br>`, and no entities. */
const plainText = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(?:<br>)+ ?/g, '\n')
    .replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, entityText)
    .trim();
