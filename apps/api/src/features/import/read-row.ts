import type { BodyOf } from '@zampa/contract/call';
import type { importClients } from '@zampa/contract/import/import-clients';
import { cellFault, type RowFault } from '@zampa/domain/import/cell-limits';
import { readDay, readSex } from '@zampa/domain/import/cells';
import { splitPets, type TypedPet } from '@zampa/domain/import/split-pets';
import type { SaidOfClient } from '@zampa/domain/import/said-of-client';
import { readContact, type ContactWays } from '@zampa/domain/import/verdicts';
import { noteWith, type RowWarning } from '@zampa/domain/import/warnings';
import type { Sex } from '@zampa/domain/pets/age';
import { refusalOfBirthDate } from '@zampa/domain/pets/life-dates';
import { isMicrochip, normalizeMicrochip } from '@zampa/domain/pets/microchip';
import type { Animals } from './find-animals.ts';

type Row = BodyOf<typeof importClients>['users'][number];

/** An animal as it is stored. */
export type ReadPet = {
  readonly name: string;
  readonly speciesId: number;
  readonly breedId: number | null;
  readonly sex: Sex | null;
  readonly birthDate: string | null;
  readonly microchip: string | null;
};

/** A row as it is stored; what could not be read stands in the note as it was typed, and is told. */
export type ReadRow = Pick<ContactWays, 'email'> &
  SaidOfClient & {
    readonly pets: readonly ReadPet[];
    readonly warnings: readonly RowWarning[];
  };

/** All that a file says of a client, and what is stored; `earlier` is who they are where an earlier try has brought them. */
export type ImportedClient = ReadRow & { readonly earlier: string | null };

export type RowReader = (row: Row) => ReadRow | { readonly fault: RowFault };

/**
 * Reads the rows of a file.
 *
 * @param today by which no animal is born in the future
 */
export function rowReader(animals: Animals, today: string, withoutContact: boolean): RowReader {
  return (row) => {
    const fault = cellFault(row);
    if (fault) return { fault };
    const reach = readContact(row, withoutContact);
    if (reach.fault) return reach;
    const { warnings: unreached, ...reached } = reach;
    const typed = (row.pets ?? []).map((pet) => splitPets(withoutGaps(pet)));
    const pets = typed.flatMap((each) => each.pets.map((pet) => readPet(pet, animals, today)));
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
      taxNumber: row.taxNumber || null,
      note: noteWith(row.note ?? '', warnings),
      pets: pets.map(({ pet }) => pet),
      warnings,
    };
  };
}

type SentPet = NonNullable<Row['pets']>[number];

const withoutGaps = ({ name, species, breed, sex, birthDate, microchip }: SentPet): TypedPet => ({
  name,
  species: species ?? '',
  breed: breed ?? '',
  sex: sex ?? '',
  birthDate: birthDate ?? '',
  microchip: microchip ?? '',
});

function readPet(typed: TypedPet, animals: Animals, today: string) {
  const { name } = typed;
  const kind = animals.find(typed.species, typed.breed);
  const born = readDay(typed.birthDate);
  const isFuture = refusalOfBirthDate(born ?? '', today) !== null;
  const sex = readSex(typed.sex);
  const chip = normalizeMicrochip(typed.microchip);
  const warn = (
    field: RowWarning['field'] & keyof TypedPet,
    code: RowWarning['code'],
    isUnread: boolean,
  ): readonly RowWarning[] =>
    isUnread && typed[field] !== '' ? [{ field, code, value: typed[field], pet: name }] : [];
  const pet: ReadPet = {
    name,
    speciesId: kind.speciesId,
    breedId: kind.breedId,
    sex,
    birthDate: isFuture ? null : born,
    microchip: isMicrochip(chip) ? chip : null,
  };
  const warnings = [
    ...warn('species', 'unknown_species', !kind.isKnownSpecies),
    ...warn('breed', 'unknown_breed', kind.breedId === null),
    ...warn('sex', 'unknown_sex', sex === null),
    ...warn('birthDate', 'invalid_date', born === null),
    ...warn('birthDate', 'date_in_future', isFuture),
    ...warn('microchip', 'invalid_microchip', pet.microchip === null),
  ];
  return { pet, warnings };
}
