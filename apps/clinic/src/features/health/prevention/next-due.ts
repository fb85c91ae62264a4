import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import type { Pet } from '@zampa/contract/pets/objects';
import { findDueDay } from '@zampa/domain/health/due-items';

export type NextDueFacts = {
  readonly pet: Pick<Pet, 'birthDate' | 'deceasedOn'>;
  readonly protocols: readonly ProtocolItem[];
  readonly doses: readonly Vaccination[];
  readonly vaccineId: number;
  readonly givenOn: string;
};

/**
 * Returns the day on which the clinic's protocol has the next dose due after one that is given on a day; empty if the
 * protocol has none.
 */
export function suggestNextDue(facts: NextDueFacts): string {
  const { pet, protocols, doses, vaccineId, givenOn } = facts;
  const rule = protocols.find(({ vaccine, enabled }) => enabled && vaccine.id === vaccineId);
  if (!rule || givenOn === '') return '';
  const before = doses.filter((dose) => dose.vaccineId === vaccineId && dose.voided === null);
  const counted = [...before, { givenOn, nextDueOn: null }];
  return findDueDay(rule, pet, counted, givenOn) ?? '';
}

/** Returns the number of the next dose of a vaccine. */
export const nextDoseNumber = (doses: readonly Vaccination[], vaccineId: number): number =>
  doses.filter((dose) => dose.vaccineId === vaccineId && dose.voided === null).length + 1;
