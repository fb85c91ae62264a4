import { stableChoice } from '../identity/stable-choice.ts';

const COLOURS = 8;

/** The colour of a person, the same everywhere: also that of their column in a calendar. */
export const personColour = (id: string) => `var(--z-person-${stableChoice(id, COLOURS) + 1})`;
