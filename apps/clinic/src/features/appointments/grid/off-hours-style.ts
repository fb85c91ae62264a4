import type { Span } from '@zampa/domain/appointments/slots/spans';
import type { CSSProperties } from 'react';
import { toPercentSpans } from './working-time.ts';

/**
 * Returns CSS that hatches the off hours of a column: exact to the minute, and without elements that a screen reader
 * or pointer could reach.
 */
export function offHoursStyle(off: readonly Span[], visibleHours: Span): CSSProperties {
  const spans = toPercentSpans(off, visibleHours);
  if (spans.length === 0) return {};
  const joinLayers = (value: (shade: (typeof spans)[number]) => string) =>
    spans.map(value).join(', ');
  return {
    backgroundImage: joinLayers(() => 'var(--grid-hatch)'),
    backgroundSize: joinLayers(({ height }) => `100% ${height}%`),
    // In CSS, a background position in percent refers to the remaining space, not to the whole height.
    backgroundPosition: joinLayers(({ top, height }) =>
      height < 100 ? `0 ${(top / (100 - height)) * 100}%` : '0 0',
    ),
    backgroundRepeat: 'no-repeat',
  };
}
