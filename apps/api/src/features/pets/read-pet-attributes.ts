import type { readPetAttributes as call } from '@zampa/contract/pets/read-pet-attributes';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import { breeds, coats, origins, species } from '@zampa/db/schema/pets';
import { asc } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';

/** Reads the catalogues of animals, in the order of their ids; breeds by species and name, the mixed one first. */
export function readPetAttributes({ tx }: PersonContext<typeof call>) {
  return petAttributes(tx);
}

type Named = { readonly id: number; readonly nameEn: string; readonly nameIt: string };
type Breed = Named & { readonly speciesId: number };

async function petAttributes(db: Queryable): Promise<PetAttributes> {
  const [kinds, races, furs, sources] = await Promise.all([
    db.select().from(species).orderBy(asc(species.id)),
    db.select().from(breeds).orderBy(asc(breeds.id)),
    db.select().from(coats).orderBy(asc(coats.id)),
    db.select().from(origins).orderBy(asc(origins.id)),
  ]);
  return {
    species: kinds.map(named),
    breeds: races
      .toSorted(byName)
      .map((breed) => ({ ...named(breed), SpeciesId: breed.speciesId })),
    coats: furs.map(named),
    origins: sources.map(named),
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

const named = ({ id, nameEn, nameIt }: Named) => ({
  id,
  name: nameEn,
  names: { en: nameEn, it: nameIt },
});
