import { describe, expect, it } from 'vitest';
import { barChart } from './bar-chart.ts';

describe('barChart', () => {
  it('marks a bar that misses its aim with a class', () => {
    const svg = barChart('Ratios', [
      { label: 'a list', value: 1.2, aim: 1.35 },
      { label: 'a <search> & more', value: 2.7, aim: 1.35 },
    ]);
    expect(svg.match(/class="met"/g)).toHaveLength(1);
    expect(svg.match(/class="missed"/g)).toHaveLength(1);
    expect(svg).toContain('a &lt;search> &amp; more');
  });

  it('scales all bars to the longest one', () => {
    const svg = barChart('Ratios', [
      { label: 'one', value: 1, aim: null },
      { label: 'two', value: 2, aim: null },
    ]);
    const widths = [...svg.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toEqual([195, 390]);
  });
});
