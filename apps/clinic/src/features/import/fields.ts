import { plainWords, readDay } from '@zampa/domain/import/cells';
import { readEmail, readPhone } from '@zampa/domain/invitations/invite';
import { normalizeMicrochip } from '@zampa/domain/pets/microchip';

/** The part of the cells that has to say what a column is. */
const MOST = 0.6;

/** What a column of a file can mean. */
export const FIELDS = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'phone2',
  'address',
  'taxNumber',
  'note',
  'petName',
  'species',
  'breed',
  'sex',
  'birthDate',
  'microchip',
] as const;
export type Field = (typeof FIELDS)[number];

/** What each column of a file means, in their order; null is left out. */
export type Mapping = readonly (Field | null)[];

/** The headings that programs of clinics write, in English and Italian, as they are compared. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  firstName: [
    'first name',
    'firstname',
    'given name',
    'name',
    'nome',
    'nome proprietario',
    'nome cliente',
  ],
  lastName: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'cognome',
    'cognome proprietario',
    'cognome cliente',
  ],
  fullName: [
    'full name',
    'client',
    'customer',
    'owner',
    'client name',
    'owner name',
    'nominativo',
    'cliente',
    'proprietario',
    'nome e cognome',
    'cognome e nome',
    'nome completo',
  ],
  email: [
    'email',
    'e mail',
    'mail',
    'email address',
    'e mail address',
    'indirizzo email',
    'indirizzo e mail',
    'posta elettronica',
  ],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'cell',
    'cell phone',
    'telephone',
    'tel',
    'telefono',
    'cellulare',
    'numero di telefono',
    'recapito',
    'recapito telefonico',
  ],
  phone2: [
    'phone 2',
    'second phone',
    'home phone',
    'other phone',
    'telefono 2',
    'secondo telefono',
    'altro telefono',
    'tel casa',
    'telefono casa',
  ],
  address: ['address', 'street', 'street address', 'indirizzo', 'via', 'residenza'],
  taxNumber: [
    'tax number',
    'tax code',
    'fiscal code',
    'codice fiscale',
    'cod fiscale',
    'cod fisc',
    'cf',
    'c f',
  ],
  note: [
    'note',
    'nota',
    'notes',
    'comment',
    'comments',
    'remarks',
    'annotazioni',
    'osservazioni',
    'commenti',
  ],
  petName: [
    'pet',
    'pets',
    'pet name',
    'animal',
    'animal name',
    'patient',
    'patient name',
    'animale',
    'animali',
    'nome animale',
    'nome dell animale',
    'paziente',
    'nome paziente',
  ],
  species: [
    'species',
    'kind',
    'animal type',
    'pet type',
    'specie',
    'tipo animale',
    'tipo di animale',
  ],
  breed: ['breed', 'race', 'razza'],
  sex: ['sex', 'gender', 'pet sex', 'sesso'],
  birthDate: [
    'birth date',
    'birthdate',
    'date of birth',
    'birthday',
    'dob',
    'born',
    'data di nascita',
    'data nascita',
    'nato il',
    'nascita',
  ],
  microchip: [
    'microchip',
    'chip',
    'microchip number',
    'numero microchip',
    'n microchip',
    'transponder',
  ],
};

const fieldOf = new Map(
  FIELDS.flatMap((field) => headings[field].map((heading) => [heading, field] as const)),
);

/** What a column holds by its cells, where most of them say it; null where they do not. */
function fieldOfCells(cells: readonly string[]): Field | null {
  const filled = cells.filter((cell) => cell !== '');
  const most = (fits: (cell: string) => boolean) =>
    filled.length > 0 && filled.filter(fits).length >= MOST * filled.length;
  if (most((cell) => readEmail(cell) !== null)) return 'email';
  if (most((cell) => /^\d{15}$/.test(normalizeMicrochip(cell)))) return 'microchip';
  return most((cell) => readPhone(cell) !== null && readDay(cell) === null) ? 'phone' : null;
}

/**
 * Guesses what the columns mean: by their headings, else by what stands in them. Each field once, the first column that
 * fits; a second column of telephone numbers is the second telephone.
 */
export function guessMapping(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Mapping {
  const mapping = new Map<number, Field>();
  const taken = new Set<Field>();
  const take = (at: number, field: Field | null | undefined) => {
    const free = field === 'phone' && taken.has('phone') ? 'phone2' : field;
    if (!free || mapping.has(at) || taken.has(free)) return;
    mapping.set(at, free);
    taken.add(free);
  };
  for (const [at, heading] of columns.entries()) take(at, fieldOf.get(plainWords(heading)));
  for (const at of columns.keys()) take(at, fieldOfCells(rows.map((row) => row[at] ?? '')));
  return columns.map((_heading, at) => mapping.get(at) ?? null);
}

/** Gives a column another meaning. Where it was another's, that one is the second telephone or is left out. */
export function withMeaning(mapping: Mapping, at: number, field: Field | null): Mapping {
  const others = mapping.filter((_known, index) => index !== at);
  const displaced = field === 'phone' && !others.includes('phone2') ? 'phone2' : null;
  return mapping.map((known, index) => {
    if (index === at) return field;
    return known !== null && known === field ? displaced : known;
  });
}
