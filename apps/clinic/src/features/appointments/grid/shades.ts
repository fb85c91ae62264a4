import type { Span } from '@zampa/domain/appointments/slots/spans';
import type { CSSProperties } from 'react';
import { shadesIn } from './working-time.ts';

/**
 * Returns hours off as the ground of a column: exact to the minute, and nothing that a reader or a pointer could meet.
 */
export function shadesOf(off: readonly Span[], drawn: Span): CSSProperties {
  const shades = shadesIn(off, drawn);
  if (shades.length === 0) return {};
  const list = (value: (shade: (typeof shades)[number]) => string) => shades.map(value).join(', ');
  return {
    backgroundImage: list(() => 'var(--grid-hatch)'),
    backgroundSize: list(({ height }) => `100% ${height}%`),
    // Percent of a ground's place are of what is left beside it.
    backgroundPosition: list(({ top, height }) =>
      height < 100 ? `0 ${(top / (100 - height)) * 100}%` : '0 0',
    ),
    backgroundRepeat: 'no-repeat',
  };
}
