import { FILE_CALLS, JSON_CALLS, PAGE_CALLS } from './call-keys.ts';
import type { Calls } from './call-types.ts';
import type { RequestInput } from './request.ts';

/** Sends a call by its key: its method and path. */
type SendByKey = (key: string, input?: RequestInput) => Promise<unknown>;

/** Send functions by kind of answer: JSON, one page of a list, or a file. */
export type Senders = {
  readonly send: SendByKey;
  readonly page: SendByKey;
  readonly blob: SendByKey;
};

/** Creates the functions of all calls. Each knows its key only, so no schema is in the bundle (decision 007). */
export const createCalls = ({ send, page, blob }: Senders): Calls =>
  Object.fromEntries([
    ...toFunctions(JSON_CALLS, send),
    ...toFunctions(PAGE_CALLS, page),
    ...toFunctions(FILE_CALLS, blob),
  ]) as Calls;

const toFunctions = (keys: Readonly<Record<string, string>>, send: SendByKey) =>
  Object.entries(keys).map(([name, key]) => [name, (input?: RequestInput) => send(key, input)]);
