import type { FastifyInstance } from 'fastify';
import type { StoreSettings } from '../store-settings.ts';

/** The pages of the owners' app, which its app of a store opens in the place of the browser. */
const OWNER_PAGES = '/app/*';

/** Serves what tells devices that an app of a store is ours, so that links to its pages open there; nothing without settings. */
export function serveStoreLinks(app: FastifyInstance, { android, iosAppId }: StoreSettings): void {
  if (android)
    app.get('/.well-known/assetlinks.json', async () => [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: android.appId,
          sha256_cert_fingerprints: android.fingerprints,
        },
      },
    ]);
  if (iosAppId)
    app.get('/.well-known/apple-app-site-association', async () => ({
      applinks: { details: [{ appIDs: [iosAppId], components: [{ '/': OWNER_PAGES }] }] },
    }));
}
