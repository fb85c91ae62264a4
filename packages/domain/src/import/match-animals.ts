import { BREED_SYNONYMS, MIXED, QUALIFIERS, SPECIES_SYNONYMS } from './animal-synonyms.ts';
import { normalizeWords } from './cells.ts';

type Named = { readonly id: number; readonly nameEn: string; readonly nameIt: string };

/** Species and breeds that a pet can have. */
export type AnimalCatalogue = {
  readonly species: readonly Named[];
  readonly breeds: readonly (Named & { readonly speciesId: number })[];
};

/** Whether a text was recognized completely, only in part, or not at all. */
export type Recognition = 'exact' | 'partial' | 'none';

export type AnimalMatch = {
  /** "Other animal" if unknown. */
  readonly speciesId: number;
  readonly breedId: number | null;
  readonly species: Recognition;
  readonly breed: Recognition;
};

export type AnimalMatcher = (speciesText: string, breedText: string) => AnimalMatch;

const OTHER_ANIMAL = 99;
const MIXED_BREED = 'mixed breed';
/** Species of which mixed breeds and breeds with ambiguous names are, unless the file says otherwise. */
const USUAL_SPECIES: readonly string[] = ['Dog', 'Cat'];

/**
 * Returns a function that finds species and breed by their English and Italian names and usual synonyms. Both may
 * be in one cell (`gatto europeo`), incomplete (`Labrador`), or in the wrong column. The breed determines a
 * missing species.
 */
export function createAnimalMatcher(catalogue: AnimalCatalogue): AnimalMatcher {
  const findSpecies = createSpeciesFinder(catalogue.species);
  const findBreed = createBreedFinder(catalogue);
  /** Finds the breed in a text, with or without the words for the species in it. */
  const findWithin = (text: string, species: FoundSpecies | null, speciesId: number | null) => {
    const texts =
      species && species.id === speciesId && species.rest ? [species.rest, text] : [text];
    const found = texts.flatMap((each) => findBreed(each, speciesId) ?? []);
    return found.find(({ recognition }) => recognition === 'exact') ?? found[0] ?? null;
  };
  return remember((speciesText, breedText) => {
    const [typedSpecies, typedBreed] = [normalizeWords(speciesText), normalizeWords(breedText)];
    const species = findSpecies(typedSpecies);
    const speciesOfBreed = findSpecies(typedBreed);
    const speciesId = species?.id ?? speciesOfBreed?.id ?? null;
    const breed = typedBreed
      ? findWithin(typedBreed, speciesOfBreed, speciesId)
      : species?.rest !== '' && typedSpecies
        ? findWithin(typedSpecies, species, speciesId)
        : null;
    return {
      speciesId: speciesId ?? breed?.speciesId ?? OTHER_ANIMAL,
      breedId: breed?.id ?? null,
      species: recognitionOfSpecies({ typedSpecies, typedBreed, species, speciesId, breed }),
      breed:
        typedBreed && !(speciesOfBreed?.rest === '' && !breed)
          ? (breed?.recognition ?? 'none')
          : 'exact',
    };
  });
}

type Found = {
  readonly typedSpecies: string;
  readonly typedBreed: string;
  readonly species: FoundSpecies | null;
  readonly speciesId: number | null;
  readonly breed: FoundBreed | null;
};

function recognitionOfSpecies(found: Found): Recognition {
  const { typedSpecies, typedBreed, species, speciesId, breed } = found;
  if (typedSpecies === '' || species?.rest === '') return 'exact';
  // Nothing is lost if the rest of the text is the breed.
  if (!typedBreed && breed) return breed.recognition;
  return species || speciesId !== null || breed ? 'partial' : 'none';
}

/** `rest`: the words beside the species. */
type FoundSpecies = { readonly id: number; readonly rest: string };

function createSpeciesFinder(species: readonly Named[]) {
  const ids = new Map(
    species.flatMap(({ id, nameEn, nameIt }) =>
      [nameEn, nameIt, ...(SPECIES_SYNONYMS[nameEn] ?? [])].map(
        (name) => [normalizeWords(name), id] as const,
      ),
    ),
  );
  return (text: string): FoundSpecies | null => {
    const whole = ids.get(text);
    if (whole !== undefined) return { id: whole, rest: '' };
    const tokens = text.split(' ');
    for (const [at, token] of tokens.entries()) {
      const id = ids.get(token);
      if (id !== undefined) return { id, rest: tokens.toSpliced(at, 1).join(' ') };
    }
    return null;
  };
}

type Breed = {
  readonly id: number;
  readonly speciesId: number;
  readonly isUsual: boolean;
  readonly isMixed: boolean;
  /** Normalized names and synonyms. */
  readonly names: readonly string[];
  readonly tokens: readonly ReadonlySet<string>[];
};
type FoundBreed = Breed & { readonly recognition: 'exact' | 'partial' };

function createBreedFinder({ species, breeds }: AnimalCatalogue) {
  const speciesNames = new Map(species.map(({ id, nameEn }) => [id, nameEn]));
  const all = breeds.map(({ id, speciesId, nameEn, nameIt }): Breed => {
    const speciesName = speciesNames.get(speciesId) ?? '';
    const proper = [normalizeWords(nameEn), normalizeWords(nameIt)];
    const isMixed = proper[0] === MIXED_BREED;
    const synonyms = isMixed ? MIXED : (BREED_SYNONYMS[speciesName]?.[nameEn] ?? []);
    return {
      id,
      speciesId,
      isUsual: USUAL_SPECIES.includes(speciesName),
      isMixed,
      names: [...proper, ...synonyms],
      tokens: proper.map((name) => new Set(name.split(' '))),
    };
  });
  const bySpecies = Map.groupBy(all, ({ speciesId }) => speciesId);
  const firstMixed = all.find(({ isMixed, isUsual }) => isMixed && isUsual);

  return (text: string, speciesId: number | null): FoundBreed | null => {
    const breedsOfSpecies = speciesId === null ? all : (bySpecies.get(speciesId) ?? []);
    const only = (found: readonly Breed[]): Breed | undefined => {
      const [first, ...others] = found;
      if (others.length === 0) return first;
      const usual = speciesId === null ? found.filter(({ isUsual }) => isUsual) : [];
      return usual.length === 1 ? usual[0] : undefined;
    };
    const exact = only(breedsOfSpecies.filter(({ names }) => names.includes(text)));
    if (exact) return { ...exact, recognition: 'exact' };
    const tokens = text.split(' ');
    if (tokens.some((token) => MIXED.includes(token))) {
      const mixed =
        speciesId === null ? firstMixed : breedsOfSpecies.find(({ isMixed }) => isMixed);
      const isExact = speciesId !== null && tokens.length === 1;
      if (mixed) return { ...mixed, recognition: isExact ? 'exact' : 'partial' };
    }
    const joined = tokens.join('');
    const spaceless = only(
      breedsOfSpecies.filter(({ names }) =>
        names.some((name) => name.replaceAll(' ', '') === joined),
      ),
    );
    if (spaceless) return { ...spaceless, recognition: 'exact' };
    const named = breedsOfSpecies.filter(({ isMixed }) => !isMixed);
    const shortened = tokens.every((token) => QUALIFIERS.has(token))
      ? undefined
      : only(
          named.filter((breed) =>
            breed.tokens.some((own) => tokens.every((token) => own.has(token))),
          ),
        );
    if (shortened) return { ...shortened, recognition: speciesId === null ? 'partial' : 'exact' };
    const within =
      only(longestWithin(named, ` ${text} `)) ?? only(named.filter(isMisspelled(joined)));
    return within ? { ...within, recognition: 'partial' } : null;
  };
}

/** Returns the breeds with the longest name among the words of a text: `pastore tedesco nero`. */
function longestWithin(breeds: readonly Breed[], padded: string): readonly Breed[] {
  const lengthOf = ({ names }: Breed) =>
    Math.max(
      0,
      ...names
        .filter((name) => padded.includes(` ${name} `) && !QUALIFIERS.has(name))
        .map(({ length }) => length),
    );
  const lengths = breeds.map((breed) => ({ breed, length: lengthOf(breed) }));
  const longest = Math.max(0, ...lengths.map(({ length }) => length));
  return longest === 0
    ? []
    : lengths.filter(({ length }) => length === longest).map(({ breed }) => breed);
}

/** Shorter names with one wrong letter might be others. */
const MISSPELLED_LENGTH = 6;

/** Returns a predicate for breeds whose name differs from a text in one letter. */
const isMisspelled =
  (joined: string) =>
  ({ names }: Breed): boolean =>
    joined.length >= MISSPELLED_LENGTH &&
    names.some((name) => differsInOneLetter(name.replaceAll(' ', ''), joined));

function differsInOneLetter(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end === 1;
}

/** Caches matches, because a file repeats the same few texts. */
function remember(match: AnimalMatcher): AnimalMatcher {
  const matches = new Map<string, AnimalMatch>();
  return (species, breed) => {
    const key = `${species}\n${breed}`;
    const existing = matches.get(key);
    if (existing) return existing;
    const found = match(species, breed);
    matches.set(key, found);
    return found;
  };
}
