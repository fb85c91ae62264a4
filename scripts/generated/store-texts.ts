import { NOTIFICATION_KINDS } from '@zampa/domain/notifications/notification-kinds';
import { languages } from '@zampa/domain/people/languages';
import { readTexts } from '../checks/translations.ts';
import type { GeneratedFile } from './generated-file.ts';

const ANDROID = 'stores/owner/android/app/src/main/res';
const IOS = 'stores/owner/ios/App/App';
const WORKER = 'packages/service-worker/src/push-texts.ts';

/**
 * Makes the push texts that devices show while the app is closed: for the service worker of browsers, and for Android
 * and iOS by the key that the push service sends.
 */
export async function storeTexts(root: string): Promise<readonly GeneratedFile[]> {
  const catalogues = await Promise.all(
    languages.map(async (language) => ({
      language,
      push: await readPushTexts(root, language),
      actions: await readActionTexts(root, language),
    })),
  );
  return [workerTexts(catalogues), ...catalogues.flatMap(phoneTexts)];
}

type PushTexts = Readonly<Record<string, string>>;
type Catalogue = {
  readonly language: string;
  readonly push: PushTexts;
  readonly actions: PushTexts;
};

async function readPushTexts(root: string, language: string): Promise<PushTexts> {
  const texts = await readTexts(root, language);
  const textOf = (key: string) => texts.get(key)?.forms.get('') ?? '';
  const kinds = NOTIFICATION_KINDS.map(
    (kind) => [kind, textOf(`notifications:server.kinds.${kind}.push`)] as const,
  );
  return { ...Object.fromEntries(kinds), other: textOf('notifications:server.push.other') };
}

/** Returns the labels of the buttons on reminders of doses. */
async function readActionTexts(root: string, language: string): Promise<PushTexts> {
  const texts = await readTexts(root, language);
  const textOf = (key: string) => texts.get(key)?.forms.get('') ?? '';
  return {
    given: textOf('notifications:server.push.given'),
    skip: textOf('notifications:server.push.skip'),
  };
}

const workerTexts = (catalogues: readonly Catalogue[]): GeneratedFile => ({
  path: WORKER,
  text: [
    '// Made by `npm run generate` from packages/i18n, namespace `notifications`.',
    '/** The push texts of each notification kind. */',
    'export const PUSH_TEXTS = {',
    ...catalogues.map(({ language, push }) => `${language}: ${JSON.stringify(push)},`),
    '} as const;',
    '/** The labels of the buttons on reminders of doses. */',
    'export const ACTION_TEXTS = {',
    ...catalogues.map(({ language, actions }) => `${language}: ${JSON.stringify(actions)},`),
    '} as const;',
  ].join('\n'),
});

/** Phones have no use for the text of unknown kinds. */
function phoneTexts({ language, push }: Catalogue): readonly GeneratedFile[] {
  const texts = Object.entries(push)
    .filter(([kind]) => kind !== 'other')
    .map(([kind, text]) => [`push_${kind}`, text] as const);
  const folder = language === 'en' ? 'values' : `values-${language}`;
  return [
    { path: `${ANDROID}/${folder}/push.xml`, text: androidTexts(texts) },
    { path: `${IOS}/${language}.lproj/Localizable.strings`, text: appleTexts(texts) },
  ];
}

type StoreTexts = readonly (readonly [key: string, text: string])[];

const NOTICE = 'Made by `npm run generate` from packages/i18n, namespace `notifications`.';

function androidTexts(texts: StoreTexts): string {
  const lines = texts.map(
    ([key, text]) => `    <string name="${key}">${forAndroid(text)}</string>`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<!-- ${NOTICE} -->`,
    '<resources>',
    ...lines,
    '</resources>',
    '',
  ].join('\n');
}

const forAndroid = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/["'\\]/g, (mark) => `\\${mark}`);

function appleTexts(texts: StoreTexts): string {
  const lines = texts.map(([key, text]) => `${JSON.stringify(key)} = ${JSON.stringify(text)};`);
  return [`/* ${NOTICE} */`, ...lines, ''].join('\n');
}
