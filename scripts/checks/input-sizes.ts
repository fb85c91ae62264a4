import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import type { Check } from './check.ts';
import { unboundedInputs, type IsBounded } from './unbounded-inputs.ts';

type Call = { readonly method: string; readonly path: string } & Readonly<
  Partial<Record<'params' | 'query' | 'body', z.core.$ZodType>>
>;
type Contract = {
  readonly calls: readonly Call[];
  readonly messagesByName: Readonly<Record<string, { event: string; body: z.core.$ZodType }>>;
  readonly isBounded: IsBounded;
};

/** Every text and list that a call or a socket message accepts has a maximum, which is checked before anything reads it. */
export const inputSizes: Check = {
  name: 'input sizes',
  async run(root) {
    const source = join(root, 'packages/contract/src');
    if (!existsSync(join(source, 'calls.ts'))) return null;
    const { calls, messagesByName, isBounded } = await readContract(source);
    const inputs = [
      ...calls.flatMap(({ method, path, params, query, body }) =>
        Object.entries({ params, query, body }).map(
          ([place, schema]) => [`${method} ${path} ${place}`, schema] as const,
        ),
      ),
      ...Object.values(messagesByName).map(({ event, body }) => [`socket ${event}`, body] as const),
    ];
    const faults = inputs.flatMap(([at, schema]) =>
      schema ? unboundedInputs(schema, at, isBounded) : [],
    );
    return faults.join('\n') || null;
  },
};

async function readContract(source: string): Promise<Contract> {
  const files = ['calls.ts', 'messages.ts', 'bounded.ts'].map((file) => join(source, file));
  const modules = await Promise.all(
    files.map((file): Promise<Partial<Contract>> => import(pathToFileURL(file).href)),
  );
  return Object.assign({}, ...modules) as Contract;
}
