import { plainWords } from '@zampa/domain/import/cells';

/** What a column of a file can mean. */
export const FIELDS = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'note',
  'petName',
  'species',
  'breed',
  'sex',
  'birthDate',
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
  note: [
    'note',
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
    'pet name',
    'animal',
    'animal name',
    'patient',
    'patient name',
    'animale',
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
};

const fieldOf = new Map(
  FIELDS.flatMap((field) => headings[field].map((heading) => [heading, field] as const)),
);

/** A guess at what the columns mean by their headings: each field once, the first column that fits. */
export function guessMapping(columns: readonly string[]): Mapping {
  const taken = new Set<Field>();
  return columns.map((heading) => {
    const field = fieldOf.get(plainWords(heading));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
