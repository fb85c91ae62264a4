import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { languages } from '../../packages/domain/src/people/languages.ts';
import { ROOT } from '../root.ts';
import { drawIcons } from './icons.ts';
import { type InstallableApp, scopeOf, webManifest } from './web-manifest.ts';

/** Makes an app one that a device can install: manifests in each language, icons, and the worker with the app's shell. */
export const installable = (app: InstallableApp): PluginOption[] => [
  manifestAndIcons(app),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: join(ROOT, 'packages/service-worker/src', app),
    filename: 'sw.ts',
    base: scopeOf(app),
    // Both are made here and registered by the app itself, once its page is at rest.
    manifest: false,
    injectRegister: false,
    injectManifest: {
      globPatterns: [
        'index.html',
        'assets/*.{js,css,woff2,svg}',
        'favicon.svg',
        'icons/icon-192.png',
      ],
      // Their names change with what is in them.
      dontCacheBustURLsMatching: /^assets\//,
      injectionPoint: 'self.SHELL',
      rollupFormat: 'iife',
      minify: true,
    },
  }),
];

function manifestAndIcons(app: InstallableApp): Plugin {
  return {
    name: 'zampa:manifest-and-icons',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async generateBundle() {
      for (const language of languages)
        this.emitFile({
          type: 'asset',
          fileName: language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`,
          source: JSON.stringify(webManifest(app, language)),
        });
      const svg = await readFile(join(ROOT, 'apps', app, 'public/favicon.svg'), 'utf8');
      for (const { name, png } of await drawIcons(svg))
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: png });
    },
  };
}
