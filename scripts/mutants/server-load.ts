import type { Mutant } from './mutant.ts';

const SRC = 'apps/api/src';
const LOG = ['apps/api/test/platform/log.test.ts'];
const HEADERS = ['apps/api/test/platform/headers.test.ts'];
const COPIES = ['apps/api/test/files/copies.test.ts'];
const ROOM = ['apps/api/test/files/room.test.ts'];
const MISUSE = ['apps/api/test/files/misuse.test.ts'];
const SLOW = ['apps/api/test/platform/slow-requests.test.ts'];
const DOOR = ['apps/api/test/realtime/door.test.ts'];
const STOP = ['apps/api/test/crash/stop.test.ts'];
const UPLOAD = ['apps/api/test/files/upload.test.ts'];

const GROWTH = ['apps/api/test/statements/growth.test.ts'];
const BY_ID = ['apps/api/test/statements/each-by-id.test.ts'];

/** What keeps one stranger from stopping everybody, and secrets out of the log. */
export const serverLoad: readonly Mutant[] = [
  {
    name: 'log: the path instead of the route',
    file: `${SRC}/http/log.ts`,
    find: "req: ({ method, routeOptions }: LoggedRequest) => ({\n        method,\n        route: routeOptions?.url ?? 'unknown',",
    replace:
      'req: ({ method, url }: LoggedRequest & { url: string }) => ({\n        method,\n        route: url,',
    tests: LOG,
  },
  {
    name: 'log: addresses in messages',
    file: `${SRC}/http/log.ts`,
    find: "part.includes('@') || part.includes('%40')",
    replace: 'part.length < 0',
    tests: LOG,
  },
  {
    name: 'log: messages as long as they are',
    file: `${SRC}/http/log.ts`,
    find: '.slice(0, LONGEST_TEXT)',
    replace: '.slice(0)',
    tests: LOG,
  },
  {
    name: 'log: what a failed query says',
    file: `${SRC}/http/log.ts`,
    find: "'query' in error || 'severity' in error",
    replace: "'nothing' in error",
    tests: LOG,
  },
  {
    name: 'log: what stands above a stack',
    file: `${SRC}/http/log.ts`,
    find: ".filter((line) => line.startsWith('    at '))",
    replace: '.filter((line) => line.length > 0)',
    tests: LOG,
  },
  {
    name: 'pictures: made again each time',
    file: `${SRC}/features/files/rendered-pictures.ts`,
    find: 'await store.put(name, copy);',
    replace: '',
    tests: COPIES,
  },
  {
    name: 'pictures: copies outlive their file',
    file: `${SRC}/features/files/remove-stored-file.ts`,
    find: 'for (const name of namesOf(id)) await',
    replace: 'for (const name of namesOf(id).slice(0, 1)) await',
    tests: COPIES,
  },
  {
    name: 'pictures: a replaced avatar stays',
    file: `${SRC}/features/people/update-user.ts`,
    find: 'if (imageId && user.imageId) await deleteFile(deps, tx, user.imageId);',
    replace: '',
    tests: COPIES,
  },
  {
    name: 'pictures: a replaced picture of a pet stays',
    file: `${SRC}/features/pets/update-pet.ts`,
    find: 'if (imageId && pet.imageId) await deleteFile(deps, tx, pet.imageId);',
    replace: '',
    tests: COPIES,
  },
  {
    name: 'pictures: a replaced picture of a facility stays',
    file: `${SRC}/features/facilities/store-picture.ts`,
    find: 'if (before?.imageId) await deleteFile(deps, tx, before.imageId);',
    replace: '',
    tests: COPIES,
  },
  {
    name: 'quota: of a person off',
    file: `${SRC}/features/files/upload-quotas.ts`,
    find: 'await requireShare({ tx: all, now }, QUOTAS.person, eq(files.uploaderId, uploaderId), bytes);',
    replace: '',
    tests: ROOM,
  },
  {
    name: 'quota: of a facility off',
    file: `${SRC}/features/files/upload-quotas.ts`,
    find: 'await requireShare({ tx: all, now }, QUOTAS.facility, ofFacility, bytes);',
    replace: '',
    tests: ROOM,
  },
  {
    name: 'quota: what is old counts for ever',
    file: `${SRC}/features/files/upload-quotas.ts`,
    find: 'and(counted, gt(files.createdAt, since))',
    replace: 'and(counted, gt(files.createdAt, new Date(0)))',
    tests: ROOM,
  },
  {
    name: 'room: files are taken below the floor',
    file: `${SRC}/features/files/store-file.ts`,
    find: 'await space.require();',
    replace: '',
    tests: ROOM,
  },
  {
    name: 'room: ready below the floor',
    file: `${SRC}/app.ts`,
    find: 'await deps.space.require();',
    replace: '',
    tests: ROOM,
  },
  {
    name: 'forms: a place while they come',
    file: `${SRC}/uploads/form-queue.ts`,
    find: 'const form = await read();\n        return ofAll(() => use(form));',
    replace: 'return ofAll(async () => use(await read()));',
    tests: [...MISUSE, 'apps/api/src/uploads/form-queue.test.ts'],
  },
  {
    name: 'forms: as slow as they like',
    file: `${SRC}/http/pace.ts`,
    find: 'message.destroy()',
    replace: 'message.resume()',
    tests: MISUSE,
  },
  {
    name: 'connections: requests that never come',
    file: `${SRC}/http/http-server.ts`,
    find: '    requestTimeout: requestWithinMs,\n    http: {\n      requestTimeout: requestWithinMs,',
    replace: '    http: {\n      requestTimeout: 300_000,',
    tests: SLOW,
  },
  {
    name: 'sockets: any number a minute',
    file: `${SRC}/realtime/socket-door.ts`,
    find: 'count(network) === null && ',
    replace: '',
    tests: DOOR,
  },
  {
    name: 'sockets: any number of nobody',
    file: `${SRC}/realtime/socket-door.ts`,
    find: ' && (anonymous.get(network) ?? 0) < limits.anonymous',
    replace: '',
    tests: DOOR,
  },
  {
    name: 'sockets: whoever signed in counts as nobody',
    file: `${SRC}/adapters/realtime/socket-realtime.ts`,
    find: '        signedIn(socket);\n',
    replace: '',
    tests: DOOR,
  },
  {
    name: 'sockets: each address of a network for itself',
    file: `${SRC}/http/rate-limits/network.ts`,
    find: 'networkOf(proxyAddress(request, isTrusted))',
    replace: 'proxyAddress(request, isTrusted)',
    tests: DOOR,
  },
  {
    name: 'stop: open requests keep it',
    file: `${SRC}/app.ts`,
    find: '() => server.server.closeAllConnections()',
    replace: '() => undefined',
    tests: STOP,
  },
  {
    name: 'headers: scripts from anywhere',
    file: `${SRC}/http/http-server.ts`,
    find: 'scriptSrc: withCardForm(CARD_FORM.scripts)',
    replace: 'scriptSrc: ["*"]',
    tests: HEADERS,
  },
  {
    name: 'headers: connections to anywhere',
    file: `${SRC}/http/http-server.ts`,
    find: 'connectSrc: withCardForm(CARD_FORM.calls)',
    replace: 'connectSrc: ["*"]',
    tests: HEADERS,
  },
  {
    name: 'headers: objects',
    file: `${SRC}/http/http-server.ts`,
    find: 'objectSrc: ["\'none\'"]',
    replace: 'objectSrc: ["*"]',
    tests: HEADERS,
  },
  {
    name: 'headers: framed by anybody',
    file: `${SRC}/http/http-server.ts`,
    find: 'frameAncestors: ["\'none\'"]',
    replace: 'frameAncestors: ["*"]',
    tests: HEADERS,
  },
  {
    name: 'headers: a connection of what is too large goes on',
    file: `${SRC}/http/problems.ts`,
    find: "reply.header('connection', 'close')",
    replace: "reply.header('x-connection', 'close')",
    tests: MISUSE,
  },
  {
    name: 'mailbox: in production too',
    file: `${SRC}/app.ts`,
    find: 'if (!settings.production) serveMailbox',
    replace: 'if (settings.port >= 0) serveMailbox',
    tests: HEADERS,
  },
  {
    name: 'documents: macros of Excel 4',
    file: `${SRC}/uploads/document-kind.ts`,
    find: '(?:macrosheets|dialogsheets)',
    replace: '(?:dialogsheets)',
    tests: UPLOAD,
  },
  {
    name: 'documents: templates from elsewhere',
    file: `${SRC}/uploads/document-kind.ts`,
    find: 'archive.relations.some(leadsAway)',
    replace: 'archive.relations.length < 0',
    tests: UPLOAD,
  },
  {
    name: 'statements: whoever is named twice is looked up twice',
    file: `${SRC}/db/each-by-id.ts`,
    find: '(select distinct ${wanted}.id from (${ids}) ${wanted}(id)) ${wanted}',
    replace: '(${ids}) ${wanted}(id)',
    tests: BY_ID,
  },
  {
    name: 'statements: all that a family has is gathered for the latest of a pet',
    file: `${SRC}/features/inbox/lists/conversation-search.ts`,
    find: 'sql`c.facility_id is not distinct from ${facilityId}::uuid`',
    replace: 'sql`c.facility_id = ${facilityId}`',
    tests: GROWTH,
  },
];
