import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { createContext, type ReactNode, use } from 'react';
import type { GridEntry } from './grid-entries.ts';

/**
 * Renderers for the contents of the grid. The grid receives them through a context, so that its large chunk does not
 * import them.
 */
export type GridRenderers = {
  readonly renderEntry: (entry: GridEntry) => ReactNode;
  readonly renderMember: (member: StaffMember) => ReactNode;
  readonly renderWeekday: (day: string) => ReactNode;
};

export const GridContext = createContext<GridRenderers | null>(null);

export function useGridRenderers(): GridRenderers {
  const renderers = use(GridContext);
  if (!renderers) throw new Error('useGrid needs the calendar around it');
  return renderers;
}
