import { describe, expect, it } from 'vitest';
import { labelText, nameText, requiredText, text } from './values.ts';

const codesOf = (schema: typeof nameText, typed: string) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];

describe('text', () => {
  it.each(['\u200B', '\u2800\u2800', '\u3164', '\u00AD', '\u200D\u200C', '\uFE0F', ' \u2060 '])(
    'rejects the invisible text %j with one error, whether it is required or not',
    (typed) => {
      for (const schema of [text(100), requiredText(100), nameText, labelText(100)])
        expect(codesOf(schema, typed)).toEqual(['required']);
    },
  );

  it.each(['👨‍👩‍👧', '❤️', 'می‌خواهم', 'a\u200B'])('accepts %j', (typed) => {
    expect(codesOf(text(100), typed)).toEqual([]);
  });

  it('accepts empty text unless it is required', () => {
    expect(text(100).parse('  ')).toBe('');
    expect(codesOf(requiredText(100), '  ')).toEqual(['required']);
  });

  it('rejects a NUL with its own error', () => {
    expect(codesOf(text(100), '\0')).toEqual(['invalid_text']);
  });
});
