import { readClients } from '@zampa/contract/clients/read-clients';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { search } from '@zampa/contract/search/search';
import { newStartedRequest, sendChatMessage, type TestRequest } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

/**
 * Selects all characters that the `unaccent` function of PostgreSQL replaces, for example by an apostrophe or an
 * operator.
 */
const CHANGED = `
  select chr(n) as sign from generate_series(1, 195101) n
  where n not between 55296 and 57343 and unaccent(chr(n)) <> chr(n)`;
/** Number of characters per query; no search accepts longer texts. */
const MOST_SIGNS = 40;

describe('search for characters that unaccent replaces', () => {
  const product = useProduct();
  let request: TestRequest;
  let signs: readonly string[];

  beforeAll(async () => {
    request = await newStartedRequest(product());
    await sendChatMessage(request.owner, request.id, 'Il cane Kaʻiulani zoppica');
    const { rows } = await product().pool.query<{ sign: string }>(CHANGED);
    signs = rows.map(({ sign }) => sign);
  });

  it('covers the characters that become an apostrophe', () => {
    expect(signs.length).toBeGreaterThan(1000);
    for (const sign of ['ʼ', 'ʻ', 'ʽ', 'ˈ', 'ʹ', 'ŉ', '′', '‛', '＇', '∣', '¡'])
      expect(signs).toContain(sign);
  });

  it('finds a text by any of these characters, and no other text', async () => {
    const { rows } = await product().pool.query<{ text: string; itself: boolean; other: boolean }>(
      `select text, search_words(text) @@ search_query(text) as itself,
         search_words('Il cane zoppica') @@ search_query(text) as other
       from (${CHANGED}) changed
       cross join lateral (values ('zzz' || sign || 'qqq'), ('zzz''' || sign || sign || '''qqq'),
         ('zzzʼ' || sign || 'ʼqqq'), (sign || 'zzz'), ('zzzʼ∣¡ʼqqq' || sign), ('zzz\\' || sign)) as tried (text)`,
    );
    expect(rows.length).toBe(6 * signs.length);
    expect(rows.filter(({ itself }) => !itself)).toEqual([]);
    expect(rows.filter(({ other }) => other)).toEqual([]);
  });

  it('works in every search call', async () => {
    const { vet, owner } = request;
    const { id } = vet.facility;
    for (let at = 0; at < signs.length; at += MOST_SIGNS) {
      const q = `zzzʼ${signs.slice(at, at + MOST_SIGNS).join('')}ʼqqq`;
      expect((await vet.call(search, { query: { q } })).conversations, q).toEqual([]);
      for (const person of [vet, owner]) {
        const body = { payload: { message: [q] } };
        expect(await person.call(searchRequests, { query: {}, body }), q).toEqual([]);
      }
      expect(await vet.call(readClients, { params: { id }, query: { search: q } }), q).toEqual([]);
    }
  });

  it('finds a name that contains one of them', async () => {
    for (const q of ['Kaʻiulani', 'kaʻiu', 'Kaʼiulani'])
      expect(
        (await request.vet.call(search, { query: { q } })).conversations.map(({ id }) => id),
      ).toEqual([request.id]);
  });
});
