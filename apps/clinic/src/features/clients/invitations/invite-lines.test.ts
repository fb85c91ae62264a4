import { describe, expect, it } from 'vitest';
import { readLines } from './invite-lines.ts';

describe('readLines', () => {
  it('takes one address a line, and no two with something between', () => {
    expect(
      readLines(' a@example.test\n\nb@example.test,c@example.test\r\nnobody\n', 'email'),
    ).toEqual([
      { text: 'a@example.test', ok: true },
      { text: 'b@example.test,c@example.test', ok: false },
      { text: 'nobody', ok: false },
    ]);
  });

  it('takes numbers as people write them', () => {
    expect(readLines('+39 333 123 45 67\nnone', 'phone').map(({ ok }) => ok)).toEqual([
      true,
      false,
    ]);
  });
});
