import type { Api } from './api.ts';
import { createCalls, type Senders } from './api/create-calls.ts';

type RecordedCall = { readonly call: string; readonly input: Record<string, unknown> };

/** A server: receives the key of a call and its input, if there is one. */
type Server = (call: string, input: never) => Promise<unknown>;

/** Creates an API on a server. Pages of lists and files come from servers of their own, if given. */
export function apiOf(server: Server, others: { page?: Server; blob?: Server } = {}): Api {
  const servers = { send: server, page: server, blob: server, ...others };
  return { ...createCalls(servers as Senders), clearPages: () => undefined };
}

/** Creates an API that answers every call with `answer` and records the calls. */
export function recordingApi(answer: unknown) {
  const calls: RecordedCall[] = [];
  const api = apiOf((call: string, input?: Record<string, unknown>) => {
    calls.push({ call, input: input ?? {} });
    return Promise.resolve(answer);
  });
  return { api, asked: calls };
}
