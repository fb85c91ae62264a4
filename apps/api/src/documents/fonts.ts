import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** A font of the documents and the text it is for. */
export type DocumentFont = {
  readonly name: string;
  /** Tests a character with its marks. Fonts are loaded when a text needs them. */
  readonly isFor: RegExp;
  readonly sources: Readonly<Record<Weight, () => string | Buffer>>;
};

const google = (family: string, file: string) => ({
  regular: () => resolve(`@expo-google-fonts/${family}/400Regular/${file}_400Regular.ttf`),
  bold: () => resolve(`@expo-google-fonts/${family}/700Bold/${file}_700Bold.ttf`),
});

const embedpdf = (name: string, file: string) => {
  const find = (fileName: string) =>
    join(dirname(resolve(`@embedpdf/${name}`)), '../fonts', fileName);
  return {
    regular: () => find(file.replace('*', 'Regular')),
    bold: () => find(file.replace('*', 'Bold')),
  };
};

/** Read at its first use; its packed form would be unpacked at each glyph. */
function unifont(): Buffer {
  const file = resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff');
  return unpackWoff(readFileSync(file));
}

/** Latin, Greek, Cyrillic and Devanagari. */
export const MAIN_FONT: DocumentFont = {
  name: 'main',
  isFor: /./u,
  sources: google('noto-sans', 'NotoSans'),
};

/** Fonts for what the main font lacks, in this order. The last one covers the Basic Multilingual Plane in one weight. */
export const FALLBACK_FONTS: readonly DocumentFont[] = [
  {
    name: 'arabic',
    isFor: /\p{scx=Arabic}/u,
    sources: embedpdf('fonts-arabic', 'NotoNaskhArabic-*.ttf'),
  },
  {
    name: 'hebrew',
    isFor: /\p{scx=Hebrew}/u,
    sources: google('noto-sans-hebrew', 'NotoSansHebrew'),
  },
  { name: 'thai', isFor: /\p{scx=Thai}/u, sources: google('noto-sans-thai', 'NotoSansThai') },
  {
    name: 'bengali',
    isFor: /\p{scx=Bengali}/u,
    sources: google('noto-sans-bengali', 'NotoSansBengali'),
  },
  {
    name: 'emoji',
    isFor: /\p{Emoji}|\u20E3/u,
    sources: google('noto-emoji', 'NotoEmoji'),
  },
  {
    name: 'chinese',
    isFor: /\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Bopomofo}|[\uFF00-\uFFEF]/u,
    sources: embedpdf('fonts-sc', 'NotoSansHans-*.otf'),
  },
  { name: 'any', isFor: /./su, sources: { regular: unifont, bold: unifont } },
];
