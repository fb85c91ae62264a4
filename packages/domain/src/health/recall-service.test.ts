import { describe, expect, it } from 'vitest';
import { servicesForRecall } from './recall-service.ts';

const [DOG, CAT] = [1, 2];
const visit = (id: string, species: readonly number[] = [], serviceTypeId = 4) => ({
  id,
  serviceTypeId,
  species,
  deposit: 0,
});
const dog = (serviceId: string | null = null) => ({ speciesId: DOG, serviceId });
const cat = (serviceId: string | null = null) => ({ speciesId: CAT, serviceId });

describe('the services that a recall offers', () => {
  it.each([
    [
      'visits at the clinic alone',
      [visit('a'), visit('b', [], 1), visit('c', [], 2)],
      [dog()],
      ['a'],
    ],
    ['those for the species', [visit('a', [CAT]), visit('b', [DOG])], [dog()], ['b']],
    ['those for all species', [visit('a', [CAT]), visit('b', [DOG, CAT])], [dog(), cat()], ['b']],
    [
      'first the one that a protocol names',
      [visit('a'), visit('b')],
      [dog(), cat('b')],
      ['b', 'a'],
    ],
    ['none of another species, even if named', [visit('a', [CAT])], [dog('a')], []],
  ])('are %s', (_name, services, subjects, expected) => {
    expect(servicesForRecall(services, subjects).map(({ id }) => id)).toEqual(expected);
  });
});
