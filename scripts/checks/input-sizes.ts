import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import type { Check } from './check.ts';

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

type CheckDef = z.core.$ZodCheckDef;

/** Tells of a schema that reads its input outside of what schemas declare, such as a conversion, that it is bounded. */
export type IsBounded = (schema: object) => boolean;

/** Their patterns match text of one length only. */
const FORMATS_OF_ONE_LENGTH = new Set(['uuid', 'date']);
/** They rewrite or bound the text, so that they may come before the check of its length. */
const BEFORE_THE_LENGTH = new Set(['overwrite', 'max_length', 'min_length', 'length_equals']);
const CONSTANT = new Set([
  'number',
  'int',
  'boolean',
  'literal',
  'enum',
  'null',
  'undefined',
  'never',
]);

/** Returns the places of an input schema that accept text, lists or maps of any size, and what is missing there. */
export function unboundedInputs(
  schema: z.core.$ZodType,
  at: string,
  isBounded: IsBounded,
): readonly string[] {
  const inner = (part: z.core.$ZodType, name = '') => unboundedInputs(part, at + name, isBounded);
  const def = defOf(schema);
  if (CONSTANT.has(def.type) || isBounded(schema)) return [];
  switch (def.type) {
    case 'string':
      return stringFaults(def, at);
    case 'array':
      return [...arrayFaults(def, at), ...inner(def.element, '[]')];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => inner(part, `.${name}`));
    case 'record':
      return [...recordFaults(def, at), ...inner(def.valueType, '{}')];
    case 'union':
      return def.options.flatMap((option) => inner(option));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return inner(def.innerType);
    case 'pipe':
      return pipeFaults(def, at, isBounded);
    default:
      return [`${at}: ${def.type} has no bound`];
  }
}

function stringFaults(def: z.core.$ZodStringDef, at: string): readonly string[] {
  const format = 'format' in def ? String(def.format) : '';
  if (FORMATS_OF_ONE_LENGTH.has(format)) return [];
  if (format) return [`${at}: the format ${format} is tried before a length`];
  const checks = checksOf(def);
  const max = checks.findIndex(({ check }) => check === 'max_length');
  if (max === -1) return [`${at}: text has no maximum`];
  if (!checks[max]?.abort) return [`${at}: overlong text reaches later checks`];
  const first = checks.slice(0, max).find(({ check }) => !BEFORE_THE_LENGTH.has(check));
  return first ? [`${at}: ${first.check} runs before the maximum`] : [];
}

/** The library refuses a list that is too long before it parses an element, unless another check comes first. */
function arrayFaults(def: z.core.$ZodArrayDef, at: string): readonly string[] {
  const checks = checksOf(def);
  const max = checks.findIndex(({ check }) => check === 'max_length');
  if (max === -1) return [`${at}: list has no maximum`];
  const isFirst = checks.slice(0, max).every(({ check }) => BEFORE_THE_LENGTH.has(check));
  return isFirst ? [] : [`${at}: another check runs before the maximum`];
}

function recordFaults(def: z.core.$ZodRecordDef, at: string): readonly string[] {
  const { type } = defOf(def.keyType);
  return type === 'enum' || type === 'literal' ? [] : [`${at}: map has keys without end`];
}

function pipeFaults(def: z.core.$ZodPipeDef, at: string, isBounded: IsBounded): readonly string[] {
  if (defOf(def.in).type !== 'transform') return unboundedInputs(def.in, at, isBounded);
  return isBounded(def.in)
    ? unboundedInputs(def.out, at, isBounded)
    : [`${at}: is converted before its length is known`];
}

/** Returns the internal definition, which distinguishes the types of the library. */
const defOf = ({ _zod: internals }: z.core.$ZodType) =>
  internals.def as z.core.$ZodTypes['_zod']['def'];

const checksOf = ({ checks = [] }: z.core.$ZodTypeDef) =>
  checks.map(({ _zod: internals }): CheckDef => internals.def);
