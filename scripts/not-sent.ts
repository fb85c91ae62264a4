import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Modules that libraries import and no app needs, each with its replacement. */
export const notSent = [
  // React has had its own `useSyncExternalStore` since 18: what stands in for it in older ones need not be sent.
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
  // Our own theme writes Mantine's variables, where sheets that come later do not disturb them.
  {
    find: /^[.][/](?:MantineCssVariables[/]MantineCssVariables|MantineClasses[/]MantineClasses)[.]mjs$/,
    replacement: join(ROOT, 'packages/ui/src/theme/no-mantine-styles.ts'),
  },
];
