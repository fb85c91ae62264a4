import { keyOf } from '@zampa/contract/call';
import { callsByName } from '@zampa/contract/calls';
import { expect, it } from 'vitest';
import { createCalls } from './create-calls.ts';

it('createCalls returns a function for each call, which sends it by its key to what reads its answer', async () => {
  const sendAs = (kind: string) => (key: string) => Promise.resolve(`${kind} ${key}`);
  const calls = createCalls({ send: sendAs('JSON'), page: sendAs('PAGE'), blob: sendAs('FILE') });
  const functions = Object.entries<(...input: never[]) => Promise<unknown>>(calls);
  const sent = functions.map(async ([name, send]) => [name, await send()]);
  const expected = Object.entries(callsByName).map(([name, call]) => {
    const kind = 'paged' in call ? 'PAGE' : 'bytes' in call ? 'FILE' : 'JSON';
    return [name, `${kind} ${keyOf(call)}`];
  });
  expect(Object.fromEntries(await Promise.all(sent))).toEqual(Object.fromEntries(expected));
});
