import type { Kind, Dialogue } from './texts/dialogue.ts';
import { english } from './texts/en.ts';
import { italianTexts } from './texts/it.ts';
import type { SeededStatus } from './schedule.ts';

const spoken = { en: english, it: italianTexts } as const;

/** Gives conversations that fit, those first that were given least. */
export function createChooser() {
  const given = new Map<Dialogue, number>();
  const timesOf = (dialogue: Dialogue) => given.get(dialogue) ?? 0;
  return (language: keyof typeof spoken, kind: Kind, status: SeededStatus): Dialogue => {
    // What a vet begins is started at once.
    const [chosen] = spoken[language]
      .filter(({ of, openedByVet }) => of.includes(kind) && !(status === 'NEW' && openedByVet))
      .toSorted((a, b) => timesOf(a) - timesOf(b));
    if (!chosen) throw new RangeError(`no conversation about a ${kind}`);
    given.set(chosen, timesOf(chosen) + 1);
    return chosen;
  };
}
