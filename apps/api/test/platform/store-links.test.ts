import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../product.ts';

const ANDROID = '/.well-known/assetlinks.json';
const IOS = '/.well-known/apple-app-site-association';
const FINGERPRINT = `0A:${'1B:'.repeat(30)}FF`;
const OTHER_FINGERPRINT = `C3:${'4D:'.repeat(30)}00`;

describe('links to the owners’ app of the stores', () => {
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

  it('are given to the app for Android with one of our certificates', async () => {
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

  it('are given to the app for iOS of our team, and no others than the owners’ pages', async () => {
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

describe('links without an app of the stores', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  it.each([ANDROID, IOS])('%s is not there', async (path) => {
    const answer = await fetch(`${product.address}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});
