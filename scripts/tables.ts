/** A table in Markdown, in columns of even width, as the formatter would have it. The first line is its head. */
export function tableOf(lines: readonly (readonly string[])[]): string {
  const widths = columnsOf(lines).map((cells) => Math.max(...cells.map(({ length }) => length)));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [header, ...body] = lines.map((line) =>
    row(line.map((cell, index) => cell.padEnd(widths[index] ?? 0))),
  );
  return [header, row(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

const columnsOf = (lines: readonly (readonly string[])[]) =>
  (lines[0] ?? []).map((_cell, index) => lines.map((line) => line[index] ?? ''));
