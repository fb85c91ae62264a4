import type { Kind, Dialogue } from './texts/dialogue.ts';
import { english } from './texts/en.ts';
import { italianTexts } from './texts/it.ts';
import type { SeededStatus } from './schedule.ts';

const dialogues = { en: english, it: italianTexts } as const;

/** Creates a function that chooses a fitting dialogue, preferring those used least. */
export function createChooser() {
  const uses = new Map<Dialogue, number>();
  const usesOf = (dialogue: Dialogue) => uses.get(dialogue) ?? 0;
  return (language: keyof typeof dialogues, kind: Kind, status: SeededStatus): Dialogue => {
    // Conversations opened by a vet are started immediately and so are never NEW.
    const [chosen] = dialogues[language]
      .filter(({ of, openedByVet }) => of.includes(kind) && !(status === 'NEW' && openedByVet))
      .toSorted((a, b) => usesOf(a) - usesOf(b));
    if (!chosen) throw new RangeError(`no conversation about a ${kind}`);
    uses.set(chosen, usesOf(chosen) + 1);
    return chosen;
  };
}
