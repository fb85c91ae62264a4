import type { Api } from './api.ts';

type RecordedCall = { readonly call: string; readonly input: Record<string, unknown> };

/** Creates an API that answers every call with `answer` and records the calls. */
export function recordingApi(answer: unknown) {
  const calls: RecordedCall[] = [];
  const reply = (call: string, input: Record<string, unknown> = {}) => {
    calls.push({ call, input });
    return Promise.resolve(answer);
  };
  const api = { send: reply, page: reply, blob: reply } as unknown as Api;
  return { api, asked: calls };
}
