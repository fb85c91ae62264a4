import type { BodyOf } from '@zampa/contract/call';
import type { importClients } from '@zampa/contract/import/import-clients';
import { cellFault, type RowFault } from '@zampa/domain/import/cell-limits';
import { normalizeWords, parseNeutered, parseSex } from '@zampa/domain/import/cells';
import { parseDate } from '@zampa/domain/import/dates';
import type { AnimalMatcher } from '@zampa/domain/import/match-animals';
import { splitPets, type TypedPet } from '@zampa/domain/import/split-pets';
import type { ClientDetails } from '@zampa/domain/import/client-details';
import { parseContact } from '@zampa/domain/import/contact';
import { appendWarnings, type RowWarning } from '@zampa/domain/import/warnings';
import type { Sex } from '@zampa/domain/pets/age';
import { refusalOfBirthDate } from '@zampa/domain/pets/life-dates';
import { isMicrochip, normalizeMicrochip } from '@zampa/domain/pets/microchip';

type Row = BodyOf<typeof importClients>['users'][number];

/** A pet as it will be stored. */
export type ParsedPet = {
  readonly name: string;
  readonly speciesId: number;
  readonly breedId: number | null;
  readonly sex: Sex | null;
  readonly neutered: boolean | null;
  readonly birthDate: string | null;
  readonly microchip: string | null;
};

/** A row as it will be stored. Unreadable values are kept in the note as typed, and reported as warnings. */
export type ParsedRow = ClientDetails & {
  readonly pets: readonly ParsedPet[];
  readonly warnings: readonly RowWarning[];
};

/** The combined rows of one client. `earlier` is the id of the client from an earlier run; null for a new one. */
export type ImportedClient = ParsedRow & { readonly earlier: string | null };

export type RowParser = (row: Row) => ParsedRow | { readonly fault: RowFault };

/**
 * Returns a function that parses one row of the file.
 *
 * @param today the latest possible birth date
 */
export function createRowParser(
  matchAnimal: AnimalMatcher,
  today: string,
  withoutContact: boolean,
): RowParser {
  return (row) => {
    const fault = cellFault(row);
    if (fault) return { fault };
    const contact = parseContact(row, withoutContact);
    if (contact.fault) return contact;
    if (normalizeWords(`${row.firstName} ${row.lastName}`) === '')
      return { fault: { code: 'NAME_MISSING', field: 'firstName' } };
    const { warnings: unreached, ...reached } = contact;
    const typed = (row.pets ?? []).map((pet) => splitPets(fillGaps(pet)));
    const pets = typed.flatMap((each) => each.pets.map((pet) => parsePet(pet, matchAnimal, today)));
    const warnings = [
      ...unreached,
      ...typed.flatMap((each) => each.warnings),
      ...pets.flatMap((each) => each.warnings),
    ];
    return {
      ...reached,
      firstName: row.firstName,
      lastName: row.lastName,
      address: row.address || null,
      postcode: row.postcode || null,
      city: row.city || null,
      taxNumber: row.taxNumber || null,
      note: appendWarnings(row.note ?? '', warnings),
      pets: pets.map(({ pet }) => pet),
      warnings,
    };
  };
}

type SentPet = NonNullable<Row['pets']>[number];

const fillGaps = ({ name, species, breed, sex, birthDate, microchip }: SentPet): TypedPet => ({
  name,
  species: species ?? '',
  breed: breed ?? '',
  sex: sex ?? '',
  birthDate: birthDate ?? '',
  microchip: microchip ?? '',
});

function parsePet(typed: TypedPet, matchAnimal: AnimalMatcher, today: string) {
  const { name } = typed;
  const animal = matchAnimal(typed.species, typed.breed);
  const born = parseDate(typed.birthDate, today);
  const isFuture = born !== null && refusalOfBirthDate(born.day, today) !== null;
  const sex = parseSex(typed.sex);
  const chip = normalizeMicrochip(typed.microchip);
  const warn = (
    field: RowWarning['field'] & keyof TypedPet,
    code: RowWarning['code'],
    isUnread: boolean,
  ): readonly RowWarning[] =>
    isUnread && typed[field] !== '' ? [{ field, code, value: typed[field], pet: name }] : [];
  const pet: ParsedPet = {
    name,
    speciesId: animal.speciesId,
    breedId: animal.breedId,
    sex,
    neutered: parseNeutered(typed.sex),
    birthDate: isFuture ? null : (born?.day ?? null),
    microchip: isMicrochip(chip) ? chip : null,
  };
  const warnings = [
    ...warn('species', 'unknown_species', animal.species === 'none'),
    ...warn('species', 'approximate_species', animal.species === 'partial'),
    ...warn('breed', 'unknown_breed', animal.breed === 'none'),
    ...warn('breed', 'approximate_breed', animal.breed === 'partial'),
    ...warn('sex', 'unknown_sex', sex === null),
    ...warn('birthDate', 'invalid_date', born === null),
    ...warn('birthDate', 'date_in_future', isFuture),
    ...warn(
      'birthDate',
      'approximate_date',
      !isFuture && born !== null && born.precision !== 'day',
    ),
    ...warn('microchip', 'invalid_microchip', pet.microchip === null),
  ];
  return { pet, warnings };
}
