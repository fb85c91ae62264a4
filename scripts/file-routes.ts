import type { getConfig } from '@tanstack/router-generator';
import { join } from 'node:path';

type Options = NonNullable<Parameters<typeof getConfig>[0]>;

/** How the routes of an app are made from the files in its `src/routes`; `app` is the app's directory. */
export const fileRoutes = (app: string): Options => ({
  target: 'react',
  autoCodeSplitting: true,
  addExtensions: true,
  semicolons: true,
  disableLogging: true,
  routeTreeFileHeader: [
    '/** Made from the files in routes/ by every build; what is changed here is lost. */',
  ],
  tmpDir: join(app, 'node_modules', '.routes'),
});
