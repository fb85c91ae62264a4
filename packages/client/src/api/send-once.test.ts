import { describe, expect, it } from 'vitest';
import { ApiRefusal, ApiUnreachable } from './problems.ts';
import { createSendOnce } from './send-once.ts';

/** A server that returns the given answers in order and records the idempotency keys. */
function server(...answers: readonly (string | Error)[]) {
  const keys: string[] = [];
  const remaining = [...answers];
  const send = async (key: string) => {
    keys.push(key);
    const answer = remaining.shift() ?? 'done';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { keys, send };
}

const lost = new ApiUnreachable();
const refused = new ApiRefusal(409, { code: 'STATUS_CONFLICT' });

describe('createSendOnce', () => {
  it('sends identical content once when called twice concurrently, and answers both calls', async () => {
    const { keys, send } = server('first');
    const once = createSendOnce();
    expect(await Promise.all([once({ amount: 500 }, send), once({ amount: 500 }, send)])).toEqual([
      'first',
      'first',
    ]);
    expect(keys).toHaveLength(1);
  });

  it('reuses the key after a lost answer until an answer arrives', async () => {
    const { keys, send } = server(lost, lost, 'done', 'done');
    const once = createSendOnce();
    await expect(once('a', send)).rejects.toBe(lost);
    await expect(once('a', send)).rejects.toBe(lost);
    await once('a', send);
    await once('a', send);
    const [first, second, third, fourth] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it.each([
    { what: 'other content', answers: [lost], contents: ['a', 'b'] },
    { what: 'content that was refused', answers: [refused], contents: ['a', 'a'] },
    {
      what: 'another file',
      answers: [lost],
      contents: [new File(['1'], 'a'), new File(['22'], 'a')],
    },
  ])('uses a new key for $what', async ({ answers, contents }) => {
    const { keys, send } = server(...answers);
    const once = createSendOnce();
    await expect(once(contents[0], send)).rejects.toBe(answers[0]);
    await once(contents[1], send);
    expect(new Set(keys).size).toBe(2);
  });

  it('drops the key of a lost answer when other content is sent', async () => {
    const { keys, send } = server(lost, 'done', 'done');
    const once = createSendOnce();
    await expect(once('on', send)).rejects.toBe(lost);
    await once('off', send);
    await once('on', send);
    expect(new Set(keys).size).toBe(3);
  });
});
