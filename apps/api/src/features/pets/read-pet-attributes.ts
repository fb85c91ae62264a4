import type { readPetAttributes as call } from '@zampa/contract/pets/read-pet-attributes';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import { breeds, coats, origins, species } from '@zampa/db/schema/pets';
import { asc } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';

/**
 * Returns the species, breeds, coats and origins by ascending id; breeds by species and name, with "Mixed breed"
 * first.
 */
export function readPetAttributes({ tx }: PersonContext<typeof call>) {
  return findPetAttributes(tx);
}

type CatalogRow = { readonly id: number; readonly nameEn: string; readonly nameIt: string };
type Breed = CatalogRow & { readonly speciesId: number };

async function findPetAttributes(db: Queryable): Promise<PetAttributes> {
  const [kinds, races, furs, sources] = await Promise.all([
    db.select().from(species).orderBy(asc(species.id)),
    db.select().from(breeds).orderBy(asc(breeds.id)),
    db.select().from(coats).orderBy(asc(coats.id)),
    db.select().from(origins).orderBy(asc(origins.id)),
  ]);
  return {
    species: kinds.map(withNames),
    breeds: races
      .toSorted(byName)
      .map((breed) => ({ ...withNames(breed), SpeciesId: breed.speciesId })),
    coats: furs.map(withNames),
    origins: sources.map(withNames),
    sex: [
      { id: 'M', name: 'Male', names: { en: 'Male', it: 'Maschio' } },
      { id: 'F', name: 'Female', names: { en: 'Female', it: 'Femmina' } },
    ],
  };
}

const MIXED = 'Mixed breed';
const english = new Intl.Collator('en');

function byName(a: Breed, b: Breed): number {
  return (
    a.speciesId - b.speciesId ||
    Number(b.nameEn === MIXED) - Number(a.nameEn === MIXED) ||
    english.compare(a.nameEn, b.nameEn)
  );
}

const withNames = ({ id, nameEn, nameIt }: CatalogRow) => ({
  id,
  name: nameEn,
  names: { en: nameEn, it: nameIt },
});
