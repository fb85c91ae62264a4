import { createEvent } from '@zampa/contract/requests/create-event';
import { newStartedRequest } from '@zampa/testing/requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EICAR, startClamd } from '../../src/adapters/scanner/clamd-peer.fixture.ts';
import { startProduct, type Product } from '../product.ts';
import { countOf } from '../stored.ts';

describe('uploads with a virus scanner', () => {
  let scanner: Awaited<ReturnType<typeof startClamd>>;
  let product: Product;
  beforeAll(async () => {
    scanner = await startClamd();
    product = await startProduct({ CLAMD_URL: scanner.url });
  });
  afterAll(() => product.stop());

  it('are refused when infected and stored when clean; all are refused without an answer', async () => {
    const { owner, id } = await newStartedRequest(product);
    const send = (content: string) =>
      owner.call(createEvent, {
        body: { type: 'CHAT', parent_id: id },
        image: { bytes: Buffer.from(content), name: 'a.txt' },
      });
    await send('Niente sale.');
    expect(scanner.scanned.map(String)).toEqual(['Niente sale.']);
    await expect(send(EICAR)).rejects.toMatchObject({
      status: 415,
      fields: [{ field: 'image', code: 'infected' }],
    });
    await scanner.stop();
    await expect(send('Niente sale, di nuovo.')).rejects.toMatchObject({ status: 503 });
    expect(await countOf(product, 'files')).toBe(1);
  });
});
