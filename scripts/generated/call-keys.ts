import { type CallDefinition, keyOf } from '@zampa/contract/call';
import { callsByName } from '@zampa/contract/calls';
import { NOTICE_OF_CONTRACT, type GeneratedFile } from './generated-file.ts';

type CallKind = 'JSON' | 'PAGE' | 'FILE';

const DESCRIPTIONS: Readonly<Record<CallKind, string>> = {
  JSON: 'Calls that answer with JSON or nothing.',
  PAGE: 'Calls that answer with one page of a list.',
  FILE: 'Calls that answer with the content of a file.',
};

/** Makes the keys by which browsers send calls, without the calls' schemas (decision 007). */
export function callKeys(): GeneratedFile {
  const kinds = Object.entries(DESCRIPTIONS).map(
    ([kind, description]) =>
      `/** ${description} */\nexport const ${kind}_CALLS = {\n${linesOf(kind)}\n} as const;\n`,
  );
  return {
    path: 'packages/client/src/api/call-keys.ts',
    text: [NOTICE_OF_CONTRACT, ...kinds].join('\n'),
  };
}

const linesOf = (kind: string) =>
  Object.entries(callsByName)
    .filter(([, call]) => kindOf(call) === kind)
    .map(([name, call]) => `  ${name}: '${keyOf(call)}',`)
    .join('\n');

const kindOf = ({ paged, bytes }: CallDefinition): CallKind =>
  paged ? 'PAGE' : bytes ? 'FILE' : 'JSON';
