/** A half-open stretch of time `[from, to)`, in whole units of the caller's, the same for all that are put together. */
export type Span = { readonly from: number; readonly to: number };

/** Returns the same time as the fewest spans, ascending; those that touch become one, empty ones go. */
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

/** Returns the time that is in both; each side merged. */
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

/** Returns the time that is in the first and not in the second; each side merged. */
export function subtractSpans(some: readonly Span[], taken: readonly Span[]): readonly Span[] {
  const left: Span[] = [];
  let at = 0;
  for (const { from, to } of some) {
    let start = from;
    while ((taken[at]?.to ?? Infinity) <= from) at += 1;
    for (let next = at; ; next += 1) {
      const gone = taken[next];
      if (!gone || gone.from >= to) break;
      if (gone.from > start) left.push({ from: start, to: gone.from });
      start = Math.max(start, gone.to);
    }
    if (start < to) left.push({ from: start, to });
  }
  return left;
}
