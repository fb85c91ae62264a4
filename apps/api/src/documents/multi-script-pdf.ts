import PdfKit from 'pdfkit';
import { FALLBACK_FONTS, MAIN_FONT, type Weight } from './fonts.ts';
import { isRightToLeft, toTextRuns, type TextRun } from './text-runs.ts';

type Glyph = { readonly id: number };
type LoadedFont = {
  readonly id: string;
  readonly name: string;
  readonly ascender: number;
  readonly font: {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { readonly glyphs: readonly Glyph[] };
  };
};
type Line = PDFKit.Mixins.TextOptions & {
  readonly lineWidth?: number;
  readonly textWidth?: number;
};

// The type definitions leave out what the library uses to measure and draw a line.
declare global {
  namespace PDFKit.Mixins {
    interface PDFText {
      _fragment(text: string, x: number, y: number, options: Line): void;
    }
    interface PDFFont {
      _font: LoadedFont;
      _fontSize: number;
      _fontSource: string | Buffer;
    }
  }
}

/** The library shapes word by word unless features are named, which would draw the words of Arabic text from the left. */
const WHOLE_RUN: Pick<Line, 'features'> = { features: [] };
const FONTS = [MAIN_FONT, ...FALLBACK_FONTS];
const aliasOf = (name: string, weight: Weight) =>
  name === MAIN_FONT.name ? weight : `${name} ${weight}`;

/**
 * A PDF document whose text may be of any script. Each line is split into runs of one font and direction, which
 * are measured and drawn one after the other. The font names `regular` and `bold` apply to all scripts.
 */
export class MultiScriptPdf extends PdfKit {
  readonly #opened = new Map<string, LoadedFont>();
  readonly #found = new Map<string, string | null>();
  readonly #widths = new Map<string, number>();

  /** Opens the fonts by which a text is measured. */
  #open(name: string, weight: Weight): LoadedFont {
    const alias = aliasOf(name, weight);
    const opened = this.#opened.get(alias);
    if (opened) return opened;
    const before = this._font;
    const sourceBefore = this._fontSource;
    const source = FONTS.find((font) => font.name === name)?.sources[weight];
    if (!source) throw new Error(`no font ${name}`);
    this.registerFont(alias, source()).font(alias);
    const loaded = this._font;
    this._font = before;
    this._fontSource = sourceBefore;
    this.#opened.set(alias, loaded);
    return loaded;
  }

  /** Opens the main font, so that `regular` and `bold` can be chosen. */
  registerMainFonts(): this {
    this.#open(MAIN_FONT.name, 'bold');
    this.#open(MAIN_FONT.name, 'regular');
    return this.font('regular');
  }

  /** Keeps the name of a registered font as its source: by its path, a table would read the file again for each cell. */
  override font(source: string, family?: string | number, size?: number): this {
    if (typeof family === 'string') super.font(source, family, size);
    else super.font(source, family);
    this._fontSource = source;
    return this;
  }

  get #weight(): Weight {
    return this._font.name.includes('Bold') ? 'bold' : 'regular';
  }

  #findFont(character: string, weight: Weight, preferred?: string): string | null {
    const key = `${weight} ${preferred ?? ''} ${character}`;
    const cached = this.#found.get(key);
    if (cached !== undefined) return cached;
    const hasGlyphs = (name: string) =>
      this.#open(name, weight)
        .font.layout(character)
        .glyphs.every(({ id }) => id !== 0);
    const candidates = FONTS.filter(
      ({ name, isFor }) => name === preferred || isFor.test(character),
    );
    const found =
      candidates.find(({ name }) => name === preferred && hasGlyphs(name)) ??
      candidates.find(({ name }) => hasGlyphs(name));
    this.#found.set(key, found?.name ?? null);
    return found?.name ?? null;
  }

  /** The runs of a line, from left to right; null if the chosen font alone can draw it. */
  #runsOf(text: string): readonly TextRun[] | null {
    const { font } = this._font;
    const isSimple = [...text].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0));
    if (isSimple && !isRightToLeft(text)) return null;
    const weight = this.#weight;
    return toTextRuns(text, (character, preferred) => this.#findFont(character, weight, preferred));
  }

  #withFontOf<Result>(name: string, work: () => Result): Result {
    const before = this._font;
    this._font = this.#open(name, this.#weight);
    try {
      return work();
    } finally {
      this._font = before;
    }
  }

  /** Returns the width of a text without line breaks. Measures each word once: wrapping asks again for the same words. */
  override widthOfString(text: string, options: Line = {}): number {
    const line = text.replaceAll('\n', '');
    const key = `${this._font.id} ${this._fontSize} ${options.characterSpacing ?? 0} ${line}`;
    const width = this.#widths.get(key) ?? this.#measure(line, options);
    this.#widths.set(key, width);
    return width;
  }

  #measure(text: string, options: Line): number {
    const runs = this.#runsOf(text);
    if (!runs) return super.widthOfString(text, options);
    return runs.reduce(
      (sum, run) =>
        sum +
        this.#withFontOf(run.font, () =>
          super.widthOfString(run.text, { ...options, ...WHOLE_RUN }),
        ),
      0,
    );
  }

  override _fragment(line: string, x: number, y: number, options: Line): void {
    const text = line.replaceAll('\n', '');
    const runs = this.#runsOf(text);
    if (!runs) {
      super._fragment(text, x, y, options);
      return;
    }
    const { align, lineWidth = 0, textWidth: _measured, ...rest } = options;
    const spare = lineWidth - this.widthOfString(text.trimEnd(), options);
    let left = x + (align === 'right' ? spare : align === 'center' ? spare / 2 : 0);
    // All runs stand on the line of the chosen font.
    const baseline = (-this._font.ascender / 1000) * this._fontSize;
    for (const run of runs) {
      const width = this.#withFontOf(run.font, () => {
        super._fragment(run.text, left, y, { ...rest, ...WHOLE_RUN, baseline });
        return super.widthOfString(run.text, { ...rest, ...WHOLE_RUN });
      });
      left += width;
    }
  }
}
