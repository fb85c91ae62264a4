/** Imports go one way. Each rule says what it protects; the check fails on the first break. */
const TEST_ONLY = '[.](test|contract|fixture)[.]tsx?$';

/** @type {(name: string, from: string, ...to: string[]) => object} */
const only = (name, from, ...to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST_ONLY },
  to: { pathNot: [from, ...to] },
});

/** @type {(name: string, from: string, to: string) => object} */
const never = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST_ONLY },
  to: { path: to },
});

const APPS = '^apps/(clinic|owner)/';
const SCREENS = '^(apps/(clinic|owner)|packages/(ui|i18n|client|shared-screens))/';

/** What the server is made of beneath its features. */
const SHARED_FOLDERS =
  'access|backup|channels|db|documents|emails|errors|http|jobs|limits|main-thread|realtime|secrets|settings|shapes|uploads';

/**
 * The subjects of the server from the ground up. A feature may use what those before it offer in their `public.ts`, and
 * nothing else of any: what has to go the other way is an event of the outbox, or belongs higher up.
 */
const ORDER = [
  'privacy',
  'audit',
  'security',
  'files',
  'account',
  'conversations',
  'video',
  'payments',
  'services',
  'families',
  'pets',
  'clients',
  'team',
  'invitations',
  'import',
  'appointments',
  'timetables',
  'facilities',
  'subscription',
  'people',
  'notifications',
  'inbox',
  'diary',
  'requests',
  'health',
  'search',
];
const FEATURES = '^apps/api/src/features/';

const orderOfFeatures = ORDER.map((feature, place) =>
  only(
    `${feature}-imports-only-earlier-features`,
    `${FEATURES}${feature}/`,
    '^(?!apps/api/src/features/)',
    ...ORDER.slice(0, place).map((lower) => `${FEATURES}${lower}/public[.]ts$`),
  ),
);

const CLIENT = '^packages/client/src/';

/**
 * The folders of the client from the ground up, with the files beside them. Each may use those before it: first what
 * every app is made of, then the subjects, and at the end what brings all of them together.
 */
const CLIENT_ORDER = [
  'observable[.]ts|sample[.]test-data',
  'storage/',
  'api(/|[.]ts)|recording-api[.]test-data',
  'session/|ClientProvider[.]tsx',
  'device/',
  'files/',
  'offline/',
  'query/',
  'forms/',
  'realtime/',
  'address/',
  'people/',
  'invitations/',
  'notifications/',
  'pets/',
  'health/',
  'families/',
  'team/',
  'facilities/',
  'subscription/',
  'clients/',
  'conversations/',
  'video/',
  'payments/',
  'appointments/',
  'inbox/',
  'background/',
  '(AppProvider|PersonProvider|create-api-client)[.]tsx?',
];

const orderOfClient = CLIENT_ORDER.map((folder, place) =>
  only(
    `client-${/[\w-]+/.exec(folder)?.[0]}-imports-only-earlier-folders`,
    `${CLIENT}(${folder})`,
    '^(?!packages/client/src/)',
    ...CLIENT_ORDER.slice(0, place).map((lower) => `${CLIENT}(${lower})`),
  ),
);

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'everything-is-found', severity: 'error', from: {}, to: { couldNotResolve: true } },

    only('domain-is-pure', '^packages/domain/', 'node_modules/temporal-'),
    only(
      'contract-knows-the-domain-and-zod',
      '^packages/contract/',
      '^packages/domain/',
      'node_modules/zod/',
    ),
    only('ui-knows-no-data', '^packages/ui/', 'node_modules/(?!@zampa/)'),
    never(
      'db-knows-the-domain-alone',
      '^packages/db/(src|seed)/',
      '^(apps|packages/(?!db/|domain/))',
    ),
    never(
      'client-knows-the-contract',
      '^packages/client/',
      '^(apps|packages/(?!client/|contract/|domain/))',
    ),
    never(
      'i18n-knows-the-contract',
      '^packages/i18n/',
      '^(apps|packages/(?!i18n/|contract/|domain/))',
    ),
    never(
      'shared-screens-know-no-app',
      '^packages/shared-screens/',
      '^(apps|packages/(db|testing))/',
    ),
    never('apps-do-not-know-each-other', '^apps/([^/]+)/', '^apps/(?!$1/)'),
    never(
      'the-api-knows-no-screens',
      '^apps/api/src/',
      // The texts are shared, and so is what writes them.
      '^packages/(ui|client|shared-screens|testing)/|^packages/i18n/src/(?!locales/|translator[.]|namespaces[.]|texts[.]|format/service-names[.])',
    ),
    never('browsers-never-see-the-database', SCREENS, '^packages/(db|testing)/|/drizzle-orm/|/pg/'),
    never(
      'product-never-sees-tests',
      '^(apps/[^/]+|packages/(?!testing/)[^/]+)/src/',
      '^(packages/testing|e2e|bench)/',
    ),

    ...orderOfClient,
    never('every-client-folder-is-ordered', `${CLIENT}(?!${CLIENT_ORDER.join('|')})`, '.'),
    ...orderOfFeatures,
    never('every-feature-is-ordered', `${FEATURES}(?!(${ORDER.join('|')})/)`, '.'),
    {
      name: 'screens-do-not-know-each-other',
      severity: 'error',
      from: { path: '^(apps/(?!api/)[^/]+/src/features|packages/shared-screens/src)/([^/]+)/' },
      // Parts of screens that belong to no feature: forms, pictures, states of loading, ways to go; and what renders
      // any of them in a test.
      to: {
        path: '^$1/',
        pathNot: '^$1/$2/|^packages/shared-screens/src/(form|files|states|navigation|rendered)/',
      },
    },
    never(
      'only-the-root-knows-adapters',
      `^apps/api/src/(features|ports|${SHARED_FOLDERS})/`,
      '^apps/api/src/adapters/',
    ),
    never(
      'shared-folders-import-no-feature',
      `^apps/api/src/(ports|adapters|${SHARED_FOLDERS})/`,
      '^apps/api/src/features/',
    ),
    never('ports-are-the-ground', '^apps/api/src/ports/', '^apps/api/src/(?!ports/)'),
    never(
      'the-main-thread-imports-no-other-folder',
      '^apps/api/src/main-thread/',
      '^apps/api/src/(?!main-thread/)',
    ),
    never('refusals-know-ports-alone', '^apps/api/src/errors/', '^apps/api/src/(?!errors/|ports/)'),
    never(
      'the-database-knows-no-other-room',
      '^apps/api/src/db/',
      '^apps/api/src/(?!db/|errors/|main-thread/|ports/)',
    ),
    never(
      'access-knows-no-request',
      '^apps/api/src/access/',
      '^apps/api/src/(http|realtime|uploads|emails)/',
    ),
    never(
      'secrets-know-no-person',
      '^apps/api/src/secrets/',
      '^apps/api/src/(?!secrets/|errors/|jobs/limit-concurrency[.]|ports/)',
    ),
    never('settings-are-read-first', '^apps/api/src/settings/', '^apps/api/src/(?!settings/)'),
    never(
      'shapes-know-the-database-and-access',
      '^apps/api/src/shapes/',
      '^apps/api/src/(?!shapes/|access/|db/)',
    ),
    never(
      'access-knows-no-shapes',
      '^apps/api/src/access/',
      '^apps/api/src/(limits|settings|shapes)/',
    ),
    never(
      'limits-know-no-way-in',
      '^apps/api/src/limits/',
      '^apps/api/src/(http/(?!load/measure-requests[.])|realtime|uploads)/',
    ),
    never('jobs-know-no-way-in', '^apps/api/src/jobs/', '^apps/api/src/(realtime|uploads)/'),
    never(
      'uploads-know-no-person',
      '^apps/api/src/uploads/',
      '^apps/api/src/(access|db|realtime)/',
    ),
    never('features-know-no-app', `${APPS}src/features/`, `${APPS}src/(app|routes)/`),
    never('the-facility-is-the-ground', `${APPS}src/facility/`, `${APPS}src/(?!facility/)`),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
