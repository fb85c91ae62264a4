import type { Api } from './api.ts';

type Asked = { readonly call: string; readonly input: Record<string, unknown> };

/** An API that gives this answer to everything, and what it was asked. */
export function askedApi(answer: unknown) {
  const asked: Asked[] = [];
  const reply = (call: string, input: Record<string, unknown> = {}) => {
    asked.push({ call, input });
    return Promise.resolve(answer);
  };
  const api = { send: reply, page: reply, blob: reply } as unknown as Api;
  return { api, asked };
}
