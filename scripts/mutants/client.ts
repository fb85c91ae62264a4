import type { Mutant } from './mutant.ts';

const client = 'packages/client/src';

/** A mutant of a file that is proved by the tests beside it. */
const of = (file: string, name: string, find: string, replace: string): Mutant => ({
  name,
  file: `${client}/${file}.ts`,
  find,
  replace,
  tests: [`${client}/${file}.test.ts`],
});

/** What would lose somebody's work or show it to another, without a page failing. */
export const clientMutants: readonly Mutant[] = [
  of(
    'api/request',
    'the version that was seen is not sent',
    '  if (input.ifMatch) headers.set(\'If-Match\', `"${input.ifMatch}"`);\n',
    '',
  ),
  of(
    'api/upload',
    'an upload has no headers',
    'request.setRequestHeader(name, value);',
    'void value;',
  ),
  of(
    'api/upload',
    'an upload that is cancelled goes on',
    "signal.addEventListener('abort', () => request.abort(), { once: true });",
    '',
  ),
  of('api/upload', 'a file is never sent', 'else request.send(form);', 'else void form;'),
  of('api/problems', 'a fault of the server is for good', 'status >= 500 ||', 'status > 500 ||'),
  of(
    'session/session',
    'a signed-out tab keeps its access token',
    '    tokens.drop();\n    storage.clear();',
    '    storage.clear();',
  ),
  of(
    'session/follow-other-tabs',
    'signed out by a cleared storage stays signed in elsewhere',
    'if (key !== null && key',
    'if (key',
  ),
  of(
    'session/follow-other-tabs',
    'signed out in one tab stays in the others',
    '      session.ended();\n',
    '',
  ),
  of(
    'session/follow-other-tabs',
    'pages of one person stay when another signs in',
    'else if (idIn(oldValue) !== now.id) reload();',
    'else if (idIn(oldValue) === now.id) reload();',
  ),
  of(
    'realtime/publish-connection',
    'a refused socket is never tried again',
    'if (!socket.active) retry =',
    'if (socket.active) retry =',
  ),
  of(
    'realtime/publish-connection',
    'a network that is back connects nothing',
    'if (navigator.onLine && !socket.connected) socket.connect();',
    'if (navigator.onLine && socket.connected) socket.connect();',
  ),
  of(
    'realtime/publish-connection',
    'online is told as connecting',
    "socket.connected ? 'online' : 'connecting'",
    "socket.connected ? 'connecting' : 'online'",
  ),
  of(
    'forms/show-refusal',
    'a refusal of no field is shown nowhere',
    "if (shown.length === 0) setError('root', { type: error.code });",
    '',
  ),
  of(
    'device/wait-to-retry',
    'a device that is online again goes on waiting',
    "    window.addEventListener('online', done);\n",
    '',
  ),
  of(
    'device/load-anew',
    'a page that lacks a file is loaded anew again and again',
    'Math.max(pause, rested - Date.now())',
    'pause',
  ),
  {
    ...of(
      'conversations/outbox/send-waiting',
      'an outbox that was ended goes on sending',
      '  stop();\n}\n\nasync function sendConversation',
      '}\n\nasync function sendConversation',
    ),
    tests: [`${client}/conversations/outbox/outbox-lifetime.test.ts`],
  },
  of(
    'conversations/thread/conversation-after',
    'an action replaces the last message of a list',
    'const isLatestMessage = isMessage &&',
    'const isLatestMessage =',
  ),
  of(
    'inbox/search-body',
    'the filter of payments is not sent',
    '      ...(payments && { payment: payments }),\n',
    '',
  ),
  of(
    'storage/exclusively',
    'a browser without Web Locks cannot renew its token',
    "if (typeof navigator === 'undefined' || !navigator.locks) return task();",
    "if (typeof navigator === 'undefined') return task();",
  ),
];
