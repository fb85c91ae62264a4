import { describe, expect, it } from 'vitest';
import { parseInviteLines } from './invite-lines.ts';

describe('parseInviteLines', () => {
  it('accepts one e-mail address per line and rejects a line with two addresses', () => {
    expect(
      parseInviteLines(' a@example.test\n\nb@example.test,c@example.test\r\nnobody\n', 'email'),
    ).toEqual([
      { text: 'a@example.test', ok: true },
      { text: 'b@example.test,c@example.test', ok: false },
      { text: 'nobody', ok: false },
    ]);
  });

  it('accepts a phone number with spaces', () => {
    expect(parseInviteLines('+39 333 123 45 67\nnone', 'phone').map(({ ok }) => ok)).toEqual([
      true,
      false,
    ]);
  });
});
