import type { ReadingProblem } from '../sheet.ts';

/** Line of a file as cells, with problems of reading it. */
export type RawRow = {
  readonly cells: readonly string[];
  readonly problems?: readonly ReadingProblem[];
};

const DELIMITERS = [';', ',', '\t', '|'] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Longer texts in quotes have no closing quote. */
const LONGEST_CELL = 20_000;
/** Lines that decide about the delimiter. */
const SAMPLE_LINES = 50;
/** Share of lines with all cells from which on shorter ones are a problem. */
const MOSTLY = 0.6;

/**
 * Reads text with separated cells. Unlike a strict parser it never lets a faulty quote swallow other lines: a cell
 * whose quote is not closed ends at the next separator, and its row gets a problem.
 */
export function readDelimitedText(text: string): readonly RawRow[] {
  const declared = /^"?sep=([;,|\t])"?\r?\n/i.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const delimiter = DELIMITERS.find((each) => each === declared?.[1]) ?? guessDelimiter(body);
  return withMissingCells(new Reader(body, delimiter).readRows());
}

/** Returns the delimiter that most lines have equally often. */
function guessDelimiter(text: string): Delimiter {
  const lines = text
    .split(/\r\n|\r|\n/, SAMPLE_LINES)
    .map((line) => line.replaceAll(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '');
  const candidates = DELIMITERS.map((delimiter) => {
    const counts = lines
      .map((line) => line.split(delimiter).length - 1)
      .filter((count) => count > 0);
    const groups = [...Map.groupBy(counts, (count) => count)];
    const [count = 0, same = []] = groups.toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
    return { delimiter, lines: same.length, count };
  });
  const [best] = candidates.toSorted((a, b) => b.lines - a.lines || b.count - a.count);
  return best && best.count > 0 ? best.delimiter : ',';
}

/** Marks rows with fewer cells than nearly all others, as a line break within a cell leaves them. */
function withMissingCells(rows: readonly RawRow[]): readonly RawRow[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const widths = [...Map.groupBy(filled, ({ cells }) => cells.length)];
  const [width = 0, usual = []] = widths.toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (usual.length < MOSTLY * filled.length) return rows;
  return rows.map((row) => {
    const isShort = row.cells.length < width && row.cells.some((cell) => cell.trim() !== '');
    return isShort
      ? { ...row, problems: [...(row.problems ?? []), 'missing_cells' as const] }
      : row;
  });
}

/** A quoted cell: its text, and where the text after it begins. */
type Quoted = { readonly text: string; readonly end: number };

class Reader {
  readonly #text: string;
  readonly #delimiter: Delimiter;
  /** Whether the file escapes quotes with backslashes: `\"` before a letter. */
  readonly #hasBackslashes: boolean;
  /** Delimiters in the first line with any. */
  readonly #delimitersInLine: number;
  #at = 0;
  #problems = new Set<ReadingProblem>();

  constructor(text: string, delimiter: Delimiter) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#hasBackslashes = /\\"[\p{L}\p{N}]/u.test(text);
    const line = text.split(/\r\n|\r|\n/, SAMPLE_LINES).find((each) => each.includes(delimiter));
    this.#delimitersInLine = line ? this.#countDelimiters(line) : 0;
  }

  readRows(): readonly RawRow[] {
    const rows: RawRow[] = [];
    while (this.#at < this.#text.length) {
      this.#problems = new Set();
      const cells = this.#readRow();
      rows.push(this.#problems.size > 0 ? { cells, problems: [...this.#problems] } : { cells });
    }
    return rows;
  }

  #readRow(): readonly string[] {
    const cells: string[] = [];
    const start = this.#at;
    for (;;) {
      cells.push(this.#readCell(start));
      if (this.#text[this.#at] !== this.#delimiter) break;
      this.#at += 1;
    }
    if (this.#text.startsWith('\r\n', this.#at)) this.#at += 2;
    else this.#at += 1;
    return cells;
  }

  #readCell(rowStart: number): string {
    const quote = this.#skipSpaces(this.#at);
    if (this.#text[quote] !== '"') return this.#readPlain(this.#at);
    const quoted = this.#readQuoted(quote, rowStart);
    if (quoted) {
      this.#at = quoted.end;
      return quoted.text;
    }
    this.#problems.add('open_quote');
    return this.#readPlain(this.#endOfStrayQuote(quote)).replace(/^\s*"(?=[^"]*$)/, '');
  }

  /** Reads from the current position to the next delimiter or line break after a position. */
  #readPlain(from: number): string {
    let end = from;
    while (end < this.#text.length && !this.#endsCell(end)) end += 1;
    const text = this.#text.slice(this.#at, end);
    this.#at = end;
    return this.#hasBackslashes ? this.#unescape(text) : text;
  }

  /** Reads a quoted cell; null if its quote is not closed in a plausible place. */
  #readQuoted(quote: number, rowStart: number): Quoted | null {
    const latest = Math.min(this.#text.length, quote + LONGEST_CELL);
    for (let at = quote + 1; at < latest; at += 1) {
      if (this.#isEscaped(at)) at += 1;
      else if (this.#text[at] === '"') {
        const end = this.#skipSpaces(at + 1);
        const text = this.#text.slice(quote + 1, at);
        const isClosed = end >= this.#text.length || this.#endsCell(end);
        if (!isClosed || this.#swallowsLines(text, end, rowStart)) return null;
        return { text: this.#unescape(text.replaceAll('""', '"')), end };
      }
    }
    return null;
  }

  /** Returns whether a quote, or a backslash before it, stands for a quote within the text. */
  #isEscaped(at: number): boolean {
    const next = this.#text[at + 1];
    if (this.#text[at] === '"') return next === '"';
    return this.#hasBackslashes && this.#text[at] === '\\' && (next === '"' || next === '\\');
  }

  /** Returns whether a text over several lines consists of whole lines of the file, so that its quote is a mistake. */
  #swallowsLines(text: string, end: number, rowStart: number): boolean {
    const [, ...further] = text.split(/\r\n|\r|\n/);
    if (further.length === 0 || this.#delimitersInLine < 2) return false;
    const last = `${further.at(-1)}${this.#restOfLine(end)}`;
    return [this.#restOfLine(rowStart), ...further.slice(0, -1), last].every(
      (line) => this.#countDelimiters(line) === this.#delimitersInLine,
    );
  }

  #restOfLine = (from: number) =>
    /^[^\r\n]*/.exec(this.#text.slice(from, from + LONGEST_CELL))?.[0] ?? '';

  /** Returns where to look for the end of a cell like `"Pippo" il grande`: after its second quote, if in the line. */
  #endOfStrayQuote(quote: number): number {
    const rest = this.#text.slice(quote + 1, quote + LONGEST_CELL);
    const second = /^[^"\r\n]*"/.exec(rest);
    if (!second || this.#text[quote + second[0].length - 1] === this.#delimiter) return quote;
    return quote + 1 + second[0].length;
  }

  #unescape(text: string): string {
    if (!this.#hasBackslashes || !/\\["\\]/.test(text)) return text;
    this.#problems.add('backslash_quote');
    return text.replaceAll(/\\(["\\])/g, '$1');
  }

  #countDelimiters = (line: string) => line.split(this.#delimiter).length - 1;

  #endsCell(at: number): boolean {
    const sign = this.#text[at];
    return sign === this.#delimiter || sign === '\n' || sign === '\r';
  }

  #skipSpaces(from: number): number {
    let at = from;
    while (this.#text[at] === ' ') at += 1;
    return at;
  }
}
