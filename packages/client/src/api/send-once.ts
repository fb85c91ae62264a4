import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { isPassing } from './problems.ts';

/**
 * Sends a write of this content with a key. The same content that is on its way is not sent a second time; tried again after
 * an answer that never came, it carries the same key, so that the server does it once. Whatever the server has answered
 * is settled: the same content is another write from then on.
 */
export type SendOnce = <Answer>(
  content: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

type Last = { readonly content: string; readonly key: string; sending: Promise<unknown> | null };

/** Returns what sends writes, each once. */
export function createSendOnce(): SendOnce {
  let last: Last | null = null;
  return <Answer>(given: unknown, send: (idempotencyKey: string) => Promise<Answer>) => {
    const content = JSON.stringify(given, describeFile) ?? '';
    const known = last?.content === content ? last : null;
    // The content is the same, so is what will be answered.
    if (known?.sending) return known.sending as Promise<Answer>;
    const current: Last = known ?? { content, key: uuid(), sending: null };
    last = current;
    const settle = (isSettled: boolean) => {
      current.sending = null;
      if (isSettled && last === current) last = null;
    };
    const sending = send(current.key).then(
      (answer) => {
        settle(true);
        return answer;
      },
      (error: unknown) => {
        settle(!isPassing(error));
        throw error;
      },
    );
    current.sending = sending;
    return sending;
  };
}

/** Returns what a form or a dialog sends its writes by, for as long as it is shown. */
export const useSendOnce = (): SendOnce => useState(createSendOnce)[0];

/** A file has no JSON of its own; another one is other content. */
const describeFile = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
