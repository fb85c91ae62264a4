import type { Mutant } from './mutant.ts';

const source = 'apps/api/src';
const AT_ONCE = ['apps/api/test/account/who-at-once.test.ts'];
const KNOWN = [`${source}/access/known-sessions.test.ts`];

/** Who somebody is for one call, of many that come at once. */
export const serverSessions: readonly Mutant[] = [
  {
    name: 'a session lets in whoever claims it',
    file: `${source}/access/viewer.ts`,
    find: `return row?.accountId === accountId ? {`,
    replace: `return row ? {`,
    tests: AT_ONCE,
  },
  {
    name: 'who asked before is known',
    file: `${source}/access/viewer.ts`,
    find: `{ cache: false, maxBatchSize`,
    replace: `{ cacheKeyFn: ({ sessionId }: AccessClaims) => sessionId, maxBatchSize`,
    tests: AT_ONCE,
  },
  {
    name: 'who is known stays so, whatever is written',
    file: `${source}/access/viewer.ts`,
    find: `case when state.snapshot = \${since} then`,
    replace: `case when \${since} <> '' then`,
    tests: AT_ONCE,
  },
  {
    name: 'who is known stays so, whatever the database answers',
    file: `${source}/access/known-sessions.ts`,
    find: `const found = snapshot === since ? lasting : new Map<string, Session>();`,
    replace: `const found = lasting;`,
    tests: KNOWN,
  },
  {
    name: 'a session that is known never ends by itself',
    file: `${source}/access/known-sessions.ts`,
    find: `if (session && session.expiresAt > now.getTime())`,
    replace: `if (session)`,
    tests: AT_ONCE,
  },
  {
    name: 'a database that broke down is taken for the one before',
    file: `${source}/access/viewer.ts`,
    find: `onConnection(db, sessions.forget);`,
    replace: '',
    tests: AT_ONCE,
  },
];
