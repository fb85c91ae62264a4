import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { isRetryable } from './problems.ts';

/**
 * Sends a write with an idempotency key. Identical content that is still being sent is not sent twice, and a retry
 * after a lost answer reuses the key. After an answer or a refusal, identical content is a new write.
 */
export type SendOnce = <Answer>(
  content: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

type LastWrite = {
  readonly content: string;
  readonly key: string;
  sending: Promise<unknown> | null;
};

/** Creates a function that sends each write only once. */
export function createSendOnce(): SendOnce {
  let last: LastWrite | null = null;
  return <Answer>(value: unknown, send: (idempotencyKey: string) => Promise<Answer>) => {
    const content = JSON.stringify(value, describeFile) ?? '';
    const pending = last?.content === content ? last : null;
    // Identical content gets the same answer.
    if (pending?.sending) return pending.sending as Promise<Answer>;
    const current: LastWrite = pending ?? { content, key: uuid(), sending: null };
    last = current;
    const finish = (isSettled: boolean) => {
      current.sending = null;
      if (isSettled && last === current) last = null;
    };
    const sending = send(current.key).then(
      (answer) => {
        finish(true);
        return answer;
      },
      (error: unknown) => {
        finish(!isRetryable(error));
        throw error;
      },
    );
    current.sending = sending;
    return sending;
  };
}

/** Returns a `SendOnce` that a form or dialog uses while it is mounted. */
export const useSendOnce = (): SendOnce => useState(createSendOnce)[0];

/** Files have no JSON; they are compared by name, size and modification time. */
const describeFile = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
