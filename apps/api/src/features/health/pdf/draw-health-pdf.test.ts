import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../documents/pdf-text.test-data.ts';
import { drawHealthPdf } from './draw-health-pdf.ts';

const about = {
  language: 'en',
  title: 'Health record',
  now: new Date('2026-11-20T10:00:00Z'),
  facts: [['Pet', 'Luna, Dog']],
} as const;

const NOTE = [
  'Reason: Itching ears',
  'History: Luna has scratched both ears for two weeks and shakes her head at night.',
  'Findings: Both ear canals are red, with brown discharge. The drums are intact.',
  'Plan: Clean the ears twice a week, drops for ten days, then check again.',
].join('\n');

const noteOf = (place: number): [string, string] => ['20/11/2026', `Visit ${place}\n${NOTE}`];

describe('drawHealthPdf', () => {
  it('draws 500 visits within seconds', { timeout: 60_000 }, async () => {
    const rows = Array.from({ length: 500 }, (_, place) => noteOf(place + 1));
    const pdf = { ...about, sections: [{ heading: 'Visits', rows }] };
    await drawHealthPdf({ ...pdf, sections: [] });
    const { user: before } = process.cpuUsage();
    const bytes = await drawHealthPdf(pdf);
    // About 2 s of processor time; 20 s when each cell of a table read the font again.
    expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(8);
    const text = await pdfText(bytes);
    for (const words of ['Visit 1 ', 'Visit 250 ', 'Visit 500 ']) expect(text).toContain(words);
  });

  it('continues a text that is longer than a page on the next page', async () => {
    const long = Array.from({ length: 90 }, (_, line) => `Line ${line + 1}.`).join('\n');
    const rows: [string, string][] = [['20/11/2026', long], noteOf(2)];
    const text = await pdfText(
      await drawHealthPdf({ ...about, sections: [{ heading: 'Visits', rows }] }),
    );
    expect(text).toMatch(/Line 1\..*Line 45\..*Line 90\..*Visit 2 .*Page 3 of 3/u);
  });

  it('draws a table in the main font after a name in another script', async () => {
    const sections = [{ heading: '小白', rows: [['Pet', 'Luna'] as const] }];
    expect(await pdfText(await drawHealthPdf({ ...about, sections }))).toContain('Luna');
  });
});
