import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Check, sourceFiles } from './check.ts';

/** The subjects of the product. Each has one name, the same in every layer. */
const SUBJECTS = [
  'account',
  'appointments',
  'audit',
  'clients',
  'conversations',
  'diary',
  'facilities',
  'families',
  'files',
  'health',
  'import',
  'inbox',
  'invitations',
  'notifications',
  'payments',
  'people',
  'pets',
  'privacy',
  'requests',
  'search',
  'security',
  'services',
  'subscription',
  'team',
  'timetables',
  'video',
];
/** Screens that are about all of these. */
const SCREENS = ['home', 'settings'];

/** Where folders are subjects, and which others stand beside them: what is technical. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'packages/contract/src': ['policy'],
  'packages/domain/src': ['time'],
  'packages/client/src': [
    'address',
    'api',
    'background',
    'device',
    'forms',
    'offline',
    'query',
    'realtime',
    'session',
    'storage',
  ],
  'packages/shared-screens/src': ['form', 'navigation', 'rendered', 'states'],
  'apps/api/src/features': [],
  'apps/api/test': [
    'authorization',
    'backup',
    'concurrency',
    'crash',
    'demonstration',
    'doctor',
    'fuzz',
    'isolation',
    'jobs',
    'limits',
    'platform',
    'realtime',
    'statements',
  ],
  'apps/clinic/src/features': SCREENS,
  'apps/owner/src/features': SCREENS,
};

const TEXTS = /^packages\/i18n\/src\/locales\/\w+\/(([a-z]+)[a-z-]*)\.json$/;

/** Texts go by the subject that they belong to, which the name of a part of them begins with. */
async function textsOfNoSubject(root: string): Promise<string[]> {
  const allowedNames = [...SUBJECTS, ...SCREENS, 'common', 'device', 'meanwhile', 'problems'];
  const files = await sourceFiles(root, TEXTS);
  return files
    .filter((file) => !allowedNames.includes(TEXTS.exec(file)?.[2] ?? ''))
    .map((file) => `${file} is of no subject: see scripts/checks/structure.ts`);
}

/** A folder is called by the subject that it is about, and a subject by one name in every layer. */
export const subjects: Check = {
  name: 'subjects',
  async run(root) {
    const found = await Promise.all(
      Object.entries(LAYERS).map(async ([layer, technical]) => {
        const inFolders = new RegExp(`^${layer}/([^/]+)/`);
        const files = await sourceFiles(root, inFolders);
        const folders = new Set(files.flatMap((file) => inFolders.exec(file)?.[1] ?? []));
        return [...folders]
          .filter((folder) => !SUBJECTS.includes(folder) && !technical.includes(folder))
          .map((folder) => `${layer}/${folder} is no subject: see scripts/checks/structure.ts`);
      }),
    );
    return [...found.flat(), ...(await textsOfNoSubject(root))].join('\n') || null;
  },
};

const EXPORTING_CODE =
  /^(packages\/[^/]+\/(src|seed)|apps\/api\/src)\/.*(?<!\.(test|contract|fixture|test-data))\.tsx?$/;
const EXPORTED = /^export (?:async )?(?:function|const|class|type|interface) (\w+)/gm;
const CALL = /^packages\/contract\/src\//;
const HANDLER = /^apps\/api\/src\/features\//;

/** Requires unique export names across the server and the packages. A call and its handler share their name on purpose. */
export const exportedNames: Check = {
  name: 'exported names',
  async run(root) {
    const places = new Map<string, Set<string>>();
    for (const file of await sourceFiles(root, EXPORTING_CODE)) {
      const text = await readFile(join(root, file), 'utf8');
      for (const [, name = ''] of text.matchAll(EXPORTED))
        places.set(name, (places.get(name) ?? new Set()).add(file));
    }
    const twice = [...places].filter(
      ([, files]) => files.size > 1 && !isCallAndHandler([...files]),
    );
    return (
      twice
        .map(([name, files]) => `${name} is exported by ${[...files].join(' and ')}`)
        .join('\n') || null
    );
  },
};

const isCallAndHandler = (files: readonly string[]) =>
  files.length === 2 &&
  files.some((file) => CALL.test(file)) &&
  files.some((file) => HANDLER.test(file));

/** Source files. Tests and their helpers do not count, because they are beside the code that they test. */
const COUNTED_CODE =
  /^(?:apps|packages|scripts|e2e|bench)\/.*(?<![.](?:test|spec|contract|fixture|test-data))[.](?:tsx?|mjs)$/;
const MOST = 40;

/** Folders that may hold more files, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/i18n/src/english': 'generated: one file per section of texts',
  'packages/ui/src/icons': 'generated: one file per icon, so that each chunk loads only its own',
  'apps/clinic/src/features/appointments/bookings': 'older than this check, to be split',
};

/** Limits how many files of code are directly in a folder, so that its list shows what it is about. */
export const folderSizes: Check = {
  name: 'folder sizes',
  async run(root) {
    const folders = Object.groupBy(await sourceFiles(root, COUNTED_CODE), (file) => dirname(file));
    const tooLarge = Object.entries(folders).flatMap(([folder, files = []]) =>
      files.length > MOST && EXCEPTIONS[folder] === undefined
        ? [`${folder} has ${files.length} files of code: split it, at most ${MOST} are allowed`]
        : [],
    );
    return tooLarge.join('\n') || null;
  },
};

const PAGES = /^(?:README|docs\/(?!decisions\/superseded\/).*)[.]md$/;
const NAMED_CODE = /[.](?:tsx?|mjs|cjs|sql|css)$/;
const NAMED = /`(?<name>[\w/][\w./-]*[.](?:tsx?|mjs|cjs|sql|css))`/g;

/** Requires that each file of code that a page of documentation names exists. Superseded decisions keep old names. */
export const documentedFiles: Check = {
  name: 'documented files',
  async run(root) {
    const [pages, code] = await Promise.all([
      sourceFiles(root, PAGES),
      sourceFiles(root, NAMED_CODE),
    ]);
    const paths = code.map((file) => file.split('/'));
    const problems = await Promise.all(
      pages.map(async (page) => {
        const text = await readFile(join(root, page), 'utf8');
        return [...text.matchAll(NAMED)]
          .map(({ groups }) => groups?.['name'] ?? '')
          .filter((name) => !paths.some((path) => isNamed(path, name.split('/'))))
          .map((name) => `${page}: there is no ${name}`);
      }),
    );
    return problems.flat().join('\n') || null;
  },
};

/** Returns whether a name means the file at a path. Names may leave out folders, such as `domain/money.ts`. */
function isNamed(path: readonly string[], name: readonly string[]): boolean {
  if (path.at(-1) !== name.at(-1)) return false;
  let next = 0;
  for (const folder of path) if (folder === name[next]) next += 1;
  return next === name.length;
}
