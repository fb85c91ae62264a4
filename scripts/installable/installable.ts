import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../packages/domain/src/people/languages.ts';
import { ROOT } from '../root.ts';
import { drawIcons } from './icons.ts';
import { serviceWorker } from './service-worker.ts';
import { type InstallableApp, webManifest } from './web-manifest.ts';

/** Makes an app one that a device can install: manifests in each language, icons, and the worker with the app's shell. */
export const installable = (app: InstallableApp): Plugin[] => [
  manifestAndIcons(app),
  serviceWorker(app),
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
