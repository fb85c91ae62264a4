import { describe, expect, it } from 'vitest';
import { canTreat } from './can-treat.ts';

const [DOG, CAT, BIRD] = [1, 2, 3];
const visit = { id: 'visit', species: [] };
const forCats = { id: 'cats', species: [CAT] };

describe('canTreat', () => {
  it.each([
    [{ species: [], services: [] }, [visit, forCats], [CAT], true],
    [{ species: [], services: [] }, [forCats], [DOG], false],
    [{ species: [], services: ['visit'] }, [visit], [], true],
    [{ species: [], services: ['visit'] }, [visit, forCats], [], false],
    [{ species: [DOG, CAT], services: [] }, [visit], [DOG, CAT], true],
    [{ species: [DOG], services: [] }, [visit], [DOG, BIRD], false],
    [{ species: [DOG], services: [] }, [forCats], [], false],
    [{ species: [CAT], services: [] }, [forCats], [], true],
    [{ species: [CAT], services: [] }, [{ id: 'small', species: [CAT, BIRD] }], [], true],
    [{ species: [DOG], services: [] }, [{ id: 'small', species: [CAT, BIRD] }], [], false],
  ])('for member %o, services %o and species %o returns %s', (member, services, species, does) => {
    expect(canTreat(member, services, species)).toBe(does);
  });
});
