import type { PetAttributes } from '@zampa/contract/pets/objects';
import type { Language } from '@zampa/domain/people/languages';

/** One entry of a list to choose from; the value is the catalogue's id as text. */
export type Choice = { readonly value: string; readonly label: string };

type Named = { readonly id: number | string; readonly names: Readonly<Record<Language, string>> };

/** Returns the entries of a catalogue in the reader's language and its alphabetical order. */
export function choicesOf(entries: readonly Named[], language: Language): Choice[] {
  const byName = new Intl.Collator(language);
  return entries
    .map(({ id, names }) => ({ value: String(id), label: names[language] }))
    .toSorted((a, b) => byName.compare(a.label, b.label));
}

/** Returns the breeds of one species; none as long as no species is chosen. */
export function breedChoices(
  { breeds }: Pick<PetAttributes, 'breeds'>,
  speciesId: string,
  language: Language,
): Choice[] {
  return choicesOf(
    breeds.filter(({ SpeciesId }) => String(SpeciesId) === speciesId),
    language,
  );
}

/** Returns the name of one entry; empty when nothing is chosen, or the catalogue no longer has it. */
export function nameOf(
  entries: readonly Named[],
  id: number | string | null,
  language: Language,
): string {
  return entries.find((entry) => entry.id === id)?.names[language] ?? '';
}
