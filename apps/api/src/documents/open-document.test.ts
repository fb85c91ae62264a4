import { describe, expect, it } from 'vitest';
import { pdfGlyphs, pdfText } from './pdf-text.test-data.ts';
import { drawDocument, toPrintableText } from './open-document.ts';

const about = { title: 'A test', language: 'it', now: new Date('2026-11-20T10:00:00Z') } as const;

describe('drawDocument', () => {
  it.each([
    { script: 'Latin with accents', text: 'Łukasz Đorđe Ümit' },
    { script: 'Cyrillic', text: 'Иван Петров' },
    { script: 'Greek', text: 'Γιώργος' },
    { script: 'Devanagari', text: 'नमस्ते' },
    { script: 'Arabic', text: 'محمد علي' },
    { script: 'Persian with a non-joiner', text: 'می‌خواهم', extracted: 'می' },
    { script: 'Urdu', text: 'عائشہ' },
    { script: 'Hebrew', text: 'שרה כהן' },
    { script: 'Arabic between Latin', text: 'Per محمد علي, Roma' },
    { script: 'Thai', text: 'สมชาย' },
    { script: 'Bengali', text: 'রহমান' },
    { script: 'Chinese', text: '王小明' },
    { script: 'traditional Chinese', text: '龍鳳' },
    { script: 'Japanese', text: 'さくら サクラ' },
    { script: 'Korean', text: '김민준' },
    { script: 'Georgian', text: 'ნინო' },
    { script: 'Armenian', text: 'Արմեն' },
    { script: 'Amharic', text: 'አበበ' },
    { script: 'Gurmukhi', text: 'ਸਿੰਘ' },
    { script: 'Sinhala', text: 'නිමල්' },
    { script: 'emoji', text: 'Луна 🐾' },
    { script: 'a joined emoji', text: '👨‍👩‍👧' },
    { script: 'a flag', text: '🇮🇹' },
  ])('draws $script with glyphs that can be read and copied', async (sample) => {
    const { text, extracted = text } = sample;
    for (const weight of ['regular', 'bold']) {
      const pdf = await drawDocument(about, (document) => document.font(weight).text(text));
      expect(await pdfText(pdf)).toContain(extracted);
      expect(await pdfGlyphs(pdf)).not.toContain(0);
    }
  });

  it('leaves out a symbol that no font has', async () => {
    const pdf = await drawDocument(about, (document) => document.text('Kira \u{1FBFA}!'));
    expect(await pdfText(pdf)).toBe('Kira !');
    expect(await pdfGlyphs(pdf)).not.toContain(0);
  });

  it('aligns and wraps text of several fonts', async () => {
    const line = 'Per محمد علي 🐾 ';
    const pdf = await drawDocument(about, (document) => {
      document.text(line.repeat(20), { width: 200, align: 'right' });
      const { y } = document;
      expect(y).toBeGreaterThan(150);
      expect(document.widthOfString('王小明')).toBeCloseTo(30, 0);
    });
    expect(await pdfGlyphs(pdf)).not.toContain(0);
  });
});

describe('toPrintableText', () => {
  it.each([
    { why: 'a direction override', given: 'Otto\u202E', text: 'Otto' },
    { why: 'a line break', given: 'Via Roma\n1', text: 'Via Roma 1' },
    { why: 'a joined emoji', given: '👨‍👩‍👧', text: '👨‍👩‍👧' },
    { why: 'only joiners', given: '\u200D\u200C', text: '' },
  ])('cleans $why', ({ given: input, text }) => {
    expect(toPrintableText(input)).toBe(text);
  });
});
