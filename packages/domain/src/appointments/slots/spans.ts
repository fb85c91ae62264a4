/** Half-open range `[from, to)` of whole time units. All spans that are combined use the same unit. */
export type Span = { readonly from: number; readonly to: number };

/** Returns the same time as the fewest possible spans, ascending: merges touching spans and drops empty ones. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: { from: number; to: number }[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.to <= span.from) continue;
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Returns the intersection of two merged lists. */
export function intersectSpans(some: readonly Span[], others: readonly Span[]): readonly Span[] {
  const common: Span[] = [];
  let at = 0;
  for (const span of some) {
    while ((others[at]?.to ?? Infinity) <= span.from) at += 1;
    for (let next = at; ; next += 1) {
      const other = others[next];
      if (!other || other.from >= span.to) break;
      common.push({ from: Math.max(span.from, other.from), to: Math.min(span.to, other.to) });
    }
  }
  return common;
}

/** Returns the spans of the first list minus those of the second. Both lists must be merged. */
export function subtractSpans(some: readonly Span[], taken: readonly Span[]): readonly Span[] {
  const left: Span[] = [];
  let at = 0;
  for (const { from, to } of some) {
    let start = from;
    while ((taken[at]?.to ?? Infinity) <= from) at += 1;
    for (let next = at; ; next += 1) {
      const removed = taken[next];
      if (!removed || removed.from >= to) break;
      if (removed.from > start) left.push({ from: start, to: removed.from });
      start = Math.max(start, removed.to);
    }
    if (start < to) left.push({ from: start, to });
  }
  return left;
}
