import { describe, expect, it } from 'vitest';
import { newRequestSearch, guestSearch, petSearch, vetsSearch } from './-search.ts';

describe('what an address says', () => {
  it.each([
    {
      why: 'a code of digits alone is still a code',
      parsed: vetsSearch({ code: 23456789 }),
      says: { code: '23456789' },
    },
    { why: 'a list is no code', parsed: vetsSearch({ code: ['A'] }), says: { code: undefined } },
    { why: 'a step we have', parsed: newRequestSearch({ step: 'pets' }), says: { step: 'pets' } },
    {
      why: 'a step we do not have',
      parsed: newRequestSearch({ step: 'pay' }),
      says: { step: undefined },
    },
    {
      why: 'editing is a plain yes',
      parsed: petSearch({ edit: 'maybe' }),
      says: { edit: undefined },
    },
    {
      why: 'the page asked for',
      parsed: guestSearch({ from: '/workspace/chat' }),
      says: { from: '/workspace/chat' },
    },
  ])('$why', ({ parsed, says }) => {
    expect(parsed).toMatchObject(says);
  });
});
