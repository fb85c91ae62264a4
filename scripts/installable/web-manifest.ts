import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../packages/domain/src/people/languages.ts';
import { ROOT } from '../root.ts';

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
