import type { getConfig } from '@tanstack/router-generator';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../run-command.ts';

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

/**
 * Names the fonts in the page's head: found only once the styles are read, they would come after the first words,
 * and everything would move when the letters change.
 */
export function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'preload-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml(_, { bundle = {} }) {
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      return fonts.map((file) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: base + file,
          crossorigin: '',
        },
        injectTo: 'head',
      }));
    },
  };
}

/**
 * Names a class of a style file: its own name with a sign of its file, by which all of a file compress well, and which
 * stays when the file changes.
 */
export function scopedClassName(name: string, file: string): string {
  const [path = ''] = relative(ROOT, file).split('?');
  return `_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
}
