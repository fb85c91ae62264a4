import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~’‘“”«»';

describe('the words of a text', () => {
  const product = useProduct();

  async function searchText(written: string): Promise<string | undefined> {
    const { rows } = await product().pool.query<{ text: string }>(
      'select search_text($1) as text',
      [written],
    );
    return rows[0]?.text;
  }

  it.each([...SIGNS])('have a gap between them where %s stands', async (sign) => {
    expect(await searchText(`Luna${sign}${sign}Riva`)).toBe('Luna  Riva');
  });

  it('stay as they are written beside everything else', async () => {
    const written = ' Però 12°\tà la\nЁж № 7 — ½ € § ·  œ ';
    expect(await searchText(written)).toBe(written);
  });
});
