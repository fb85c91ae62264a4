import { createContext, use } from 'react';
import { distinctChoices, stableChoice } from '../identity/stable-choice.ts';

const COLOURS = 8;

const nobody: ReadonlyMap<string, number> = new Map();

/** The colours of people who are seen side by side, as `teamColours` makes them. */
export const TeamColours = createContext(nobody);

/** Gives each of a team a colour of their own, as long as there are enough. */
export const teamColours = (ids: readonly string[]): ReadonlyMap<string, number> =>
  distinctChoices(ids, COLOURS);

/** Tells the colour of a person, the same everywhere: also that of their column in a calendar. */
export function usePersonColour(): (id: string) => string {
  const team = use(TeamColours);
  return (id) => `var(--z-person-${(team.get(id) ?? stableChoice(id, COLOURS)) + 1})`;
}
