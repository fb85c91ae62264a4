/** A line of a chart: what it is, and how many times the bare side. */
export type Bar = { readonly label: string; readonly value: number; readonly aim: number | null };

const [WIDTH, LABEL, ROW, HEAD, RIGHT] = [720, 270, 26, 40, 60];

/** Draws bars of ratios, each with a mark at its aim; legible on light and on dark paper. @returns an SVG document */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map(({ value, aim }) => Math.max(value, aim ?? 0)));
  const scale = (value: number) => (value / most) * (WIDTH - LABEL - RIGHT);
  const rows = bars.map(({ label, value, aim }, at) => {
    const top = HEAD + at * ROW;
    const isMissed = aim !== null && value > aim;
    const mark =
      aim === null
        ? ''
        : `<path class="aim" d="M${(LABEL + scale(aim)).toFixed(1)} ${top}v${ROW - 6}"/>`;
    return (
      `<text x="${LABEL - 8}" y="${top + 14}" text-anchor="end">${escaped(label)}</text>` +
      `<rect class="${isMissed ? 'missed' : 'met'}" x="${LABEL}" y="${top}" width="${scale(value).toFixed(1)}" height="${ROW - 6}"/>` +
      `${mark}<text x="${(LABEL + scale(value) + 6).toFixed(1)}" y="${top + 14}">${value.toFixed(2)}</text>`
    );
  });
  const height = HEAD + bars.length * ROW + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">
<style>
text { font: 12px system-ui, sans-serif; fill: #1f2328; }
.met { fill: #2f7d4f; }
.missed { fill: #b4560f; }
.aim { stroke: #1f2328; stroke-width: 2; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; }
  .met { fill: #56b881; }
  .missed { fill: #e59554; }
  .aim { stroke: #e6edf3; }
}
</style>
<text x="8" y="20" style="font-weight: 600">${escaped(title)}</text>
${rows.join('\n')}
</svg>
`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
