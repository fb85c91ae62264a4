import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

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
    .map((file) => `${file} is of no subject: see scripts/checks/subjects.ts`);
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
          .map((folder) => `${layer}/${folder} is no subject: see scripts/checks/subjects.ts`);
      }),
    );
    return [...found.flat(), ...(await textsOfNoSubject(root))].join('\n') || null;
  },
};
