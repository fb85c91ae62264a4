import type { FastifyInstance } from 'fastify';
import type { StoreSettings } from '../../settings/store-settings.ts';

/** Pages that the store app opens instead of the browser. */
const OWNER_PAGES = '/app/*';

/** Serves the association files with which links open in the store apps; none without settings. */
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
