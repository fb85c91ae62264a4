import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../product.ts';

const ANDROID = '/.well-known/assetlinks.json';
const IOS = '/.well-known/apple-app-site-association';
const FINGERPRINT = `0A:${'1B:'.repeat(30)}FF`;
const OTHER_FINGERPRINT = `C3:${'4D:'.repeat(30)}00`;

describe('app link files', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({
      ANDROID_APP_ID: 'example.zampa.owner',
      ANDROID_CERT_SHA256: `${FINGERPRINT}, ${OTHER_FINGERPRINT}`,
      IOS_APP_ID: 'ABCDE12345.example.zampa.owner',
    });
  });
  afterAll(() => product.stop());
  const read = async (path: string) => {
    const answer = await fetch(`${product.address}${path}`, { redirect: 'error' });
    const type = answer.headers.get('content-type')?.split(';')[0];
    return { status: answer.status, type, body: await answer.json() };
  };

  it('name the Android app with its certificates', async () => {
    expect(await read(ANDROID)).toEqual({
      status: 200,
      type: 'application/json',
      body: [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: 'example.zampa.owner',
            sha256_cert_fingerprints: [FINGERPRINT, OTHER_FINGERPRINT],
          },
        },
      ],
    });
  });

  it('name the iOS app for the pages of owners only', async () => {
    expect(await read(IOS)).toEqual({
      status: 200,
      type: 'application/json',
      body: {
        applinks: {
          details: [
            { appIDs: ['ABCDE12345.example.zampa.owner'], components: [{ '/': '/app/*' }] },
          ],
        },
      },
    });
  });
});

describe('app link files without store apps', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  it.each([ANDROID, IOS])('answer %s with 404', async (path) => {
    const answer = await fetch(`${product.address}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});
