import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~’‘“”«»';

describe('search_text()', () => {
  const product = useProduct();

  async function searchText(written: string): Promise<string | undefined> {
    const { rows } = await product().pool.query<{ text: string }>(
      'select search_text($1) as text',
      [written],
    );
    return rows[0]?.text;
  }

  it.each([...SIGNS])('replaces %s with a space', async (sign) => {
    expect(await searchText(`Luna${sign}${sign}Riva`)).toBe('Luna  Riva');
  });

  it('keeps all other characters', async () => {
    const written = ' Però 12°\tà la\nЁж № 7 — ½ € § ·  œ ';
    expect(await searchText(written)).toBe(written);
  });
});
