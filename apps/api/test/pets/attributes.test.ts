import { readPetAttributes } from '@zampa/contract/pets/read-pet-attributes';
import { newOwner } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('GET /api/pets/attributes', () => {
  const product = useProduct();

  it('lists the breeds of each species by name after the mixed breed, in both languages', async () => {
    const owner = await newOwner(product());
    const { species, breeds } = await owner.call(readPetAttributes, {});
    expect(breeds.map(({ SpeciesId }) => SpeciesId)).toEqual(
      breeds.map(({ SpeciesId }) => SpeciesId).toSorted((a, b) => a - b),
    );
    const alphabet = new Intl.Collator('en');
    for (const { id } of species) {
      const names = breeds.filter(({ SpeciesId }) => SpeciesId === id).map(({ name }) => name);
      const pure = names.filter((name) => name !== 'Mixed breed');
      const mixed = names.filter((name) => name === 'Mixed breed');
      expect(names).toEqual([...mixed, ...pure.toSorted((a, b) => alphabet.compare(a, b))]);
    }
    const shepherd = breeds.find(({ id }) => id === 137);
    expect(shepherd?.names).toEqual({ en: 'German Shepherd', it: 'Pastore tedesco' });
  });

  it('answers with less than 100 kB', async () => {
    const owner = await newOwner(product());
    const { bytes } = await owner.send(readPetAttributes);
    expect(bytes.length).toBeLessThan(100_000);
  });

  it('forbids storing the answer and returns 304 when it has not changed', async () => {
    const owner = await newOwner(product());
    const fetchAttributes = (version: string) =>
      fetch(`${product().address}/api/pets/attributes`, {
        headers: { authorization: `Bearer ${owner.token}`, 'if-none-match': version },
      });
    const first = await fetchAttributes('"of another release"');
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const version = first.headers.get('etag') ?? '';
    expect(version).toMatch(/^W\/"[\w-]{43}"$/);
    expect((await first.json()) as object).toHaveProperty('breeds');
    const again = await fetchAttributes(version);
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(version);
    expect(await again.text()).toBe('');
  });
});
