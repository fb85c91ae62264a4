import { createContext, use } from 'react';
import { distinctChoices, stableChoice } from '../identity/stable-choice.ts';

const COLOR_COUNT = 8;

const noColors: ReadonlyMap<string, number> = new Map();

/** Colors of people shown side by side, from `assignTeamColors`. */
export const TeamColors = createContext(noColors);

/** Assigns each team member a color. The colors are distinct until all are used. */
export const assignTeamColors = (ids: readonly string[]): ReadonlyMap<string, number> =>
  distinctChoices(ids, COLOR_COUNT);

/** Returns a function that gives a person's color, the same everywhere (avatar, calendar column). */
export function usePersonColor(): (id: string) => string {
  const team = use(TeamColors);
  return (id) => `var(--z-person-${(team.get(id) ?? stableChoice(id, COLOR_COUNT)) + 1})`;
}
