import type { PetAttributes } from '@zampa/contract/pets/objects';
import type { Language } from '@zampa/domain/people/languages';

/** An option of a list. `value` is the catalog id as text. */
export type Choice = { readonly value: string; readonly label: string };

type CatalogEntry = {
  readonly id: number | string;
  readonly names: Readonly<Record<Language, string>>;
};

/** Returns the entries of a catalog in the reader's language, sorted alphabetically. */
export function toChoices(entries: readonly CatalogEntry[], language: Language): Choice[] {
  const byName = new Intl.Collator(language);
  return entries
    .map(({ id, names }) => ({ value: String(id), label: names[language] }))
    .toSorted((a, b) => byName.compare(a.label, b.label));
}

/** Returns the breeds of a species; empty while no species is chosen. */
export function breedChoices(
  { breeds }: Pick<PetAttributes, 'breeds'>,
  speciesId: string,
  language: Language,
): Choice[] {
  return toChoices(
    breeds.filter(({ SpeciesId }) => String(SpeciesId) === speciesId),
    language,
  );
}

/** Returns the name of a catalog entry; empty if the id is null or no longer in the catalog. */
export function catalogName(
  entries: readonly CatalogEntry[],
  id: number | string | null,
  language: Language,
): string {
  return entries.find((entry) => entry.id === id)?.names[language] ?? '';
}
