import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { type Language, languages } from '../../packages/domain/src/people/languages.ts';
import { ROOT } from '../run-command.ts';
import { drawIcons } from './icons.ts';

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

export type InstallableApp = 'clinic' | 'owner';

/** The colors and icons. The background equals that of the first page, because the device shows it until the page loads. */
const LOOKS = {
  owner: {
    scope: '/app/',
    ground: '#fbfaf7',
    bar: '#fbfaf7',
    shortcuts: {
      'common:places.ask': 'workspace/ask',
      'common:places.chat': 'workspace/chat',
      'common:places.pets': 'workspace/pets',
    },
  },
  clinic: {
    scope: '/',
    ground: '#0a2e25',
    bar: '#0a2e25',
    shortcuts: {
      'settings:places.requests': 'workspace/requests',
      'settings:places.calendar': 'workspace/calendar',
    },
  },
} as const;

/** Returns the manifest of an app in a language: what a device needs to know to install it. */
export function webManifest(app: InstallableApp, language: Language) {
  const { scope, ground, bar, shortcuts } = LOOKS[app];
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${scope}icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: scope,
    name: textOf(language, `device:${app}.name`),
    short_name: 'Zampa',
    description: textOf(language, `device:${app}.description`),
    lang: language,
    dir: 'ltr',
    start_url: `${scope}dashboard`,
    scope,
    display: 'standalone',
    background_color: ground,
    theme_color: bar,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: Object.entries(shortcuts).map(([name, page]) => ({
      name: textOf(language, name),
      url: scope + page,
      icons: [icon('icon', 192, 'any')],
    })),
    ...(app === 'owner' && { share_target: SHARE_TARGET }),
  };
}

/** Photos that another app shares; the service worker takes them, the server never sees them. */
const SHARE_TARGET = {
  action: '/app/share',
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: 'title',
    text: 'text',
    files: [{ name: 'photos', accept: ['image/jpeg', 'image/png', 'image/webp'] }],
  },
} as const;

/** One of the texts of the screens, without values to put in. */
function textOf(language: Language, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  const file = join(ROOT, 'packages/i18n/src/locales', language, `${namespace}.json`);
  const found = path
    .split('.')
    .reduce<unknown>(
      (tree, name) => (tree as Readonly<Record<string, unknown>>)[name],
      JSON.parse(readFileSync(file, 'utf8')),
    );
  if (typeof found !== 'string') throw new Error(`${key} is not a text`);
  return found;
}

/** The files of an app that the service worker precaches: the app shell. */
const SHELL = [
  'index.html',
  'assets/*.{js,css,woff2,svg}',
  'favicon.svg',
  'icons/icon-192.png',
] as const;

type PrecacheEntry = { readonly url: string; readonly revision: string | null };

/** Builds the service worker of an app after the app, with the list of its files in the place of `self.SHELL`. */
export function serviceWorker(app: InstallableApp): Plugin {
  let directory = '';
  return {
    name: 'zampa:service-worker',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'post',
    configResolved: ({ root, build }) => {
      directory = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const shell = await listShell(directory);
        await buildWorker(app, shell, join(directory, 'sw.js'));
      },
    },
  };
}

/** Lists the files of the app shell in a built app. */
export async function listShell(directory: string): Promise<readonly PrecacheEntry[]> {
  const files = await Array.fromAsync(glob([...SHELL], { cwd: directory }));
  return Promise.all(files.toSorted().map((file) => toPrecacheEntry(directory, file)));
}

async function toPrecacheEntry(directory: string, url: string): Promise<PrecacheEntry> {
  // The names of assets change with their content.
  if (url.startsWith('assets/')) return { url, revision: null };
  const content = await readFile(join(directory, url));
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 32) };
}

async function buildWorker(app: InstallableApp, shell: readonly PrecacheEntry[], file: string) {
  const bundle = await rolldown({
    input: join(ROOT, 'packages/service-worker/src', app, 'sw.ts'),
    platform: 'browser',
    transform: {
      target: 'es2023',
      define: { 'self.SHELL': JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    },
  });
  await bundle.write({ file, format: 'iife', minify: true });
  await bundle.close();
}
