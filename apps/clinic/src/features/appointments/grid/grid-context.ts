import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { createContext, type ReactNode, use } from 'react';
import type { GridEntry } from './grid-entries.ts';

/** What is drawn in the grid: the grid itself only knows where, so that its large code stands alone. */
export type GridDrawing = {
  readonly renderEntry: (entry: GridEntry) => ReactNode;
  readonly renderMember: (member: StaffMember) => ReactNode;
  readonly renderWeekday: (day: string) => ReactNode;
};

export const GridContext = createContext<GridDrawing | null>(null);

export function useGrid(): GridDrawing {
  const drawing = use(GridContext);
  if (!drawing) throw new Error('useGrid needs the calendar around it');
  return drawing;
}
