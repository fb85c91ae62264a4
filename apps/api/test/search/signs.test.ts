import { expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~’‘“”«»';

const product = useProduct();

async function searchText(written: string): Promise<string | undefined> {
  const { rows } = await product().pool.query<{ text: string }>('select search_text($1) as text', [
    written,
  ]);
  return rows[0]?.text;
}

it.each([...SIGNS])('takes %s for a gap between words', async (sign) => {
  expect(await searchText(`Luna${sign}${sign}Riva`)).toBe('Luna  Riva');
});

it('leaves everything else as it is written', async () => {
  const written = ' Però 12°\tà la\nЁж № 7 — ½ € § ·  œ ';
  expect(await searchText(written)).toBe(written);
});
