import { describe, expect, it } from 'vitest';
import { newRequestSearch, guestSearch, vetsSearch } from './-search.ts';

describe('route search parameters', () => {
  it.each([
    {
      why: 'accept a code of digits only',
      parsed: vetsSearch({ code: 23456789 }),
      says: { code: '23456789' },
    },
    {
      why: 'reject a list as a code',
      parsed: vetsSearch({ code: ['A'] }),
      says: { code: undefined },
    },
    {
      why: 'accept a known step',
      parsed: newRequestSearch({ step: 'pets' }),
      says: { step: 'pets' },
    },
    {
      why: 'drop an unknown step',
      parsed: newRequestSearch({ step: 'pay' }),
      says: { step: undefined },
    },
    {
      why: 'accept that the draft is continued',
      parsed: newRequestSearch({ resume: true }),
      says: { resume: true },
    },
    {
      why: 'accept several pets with a clinic and its service',
      parsed: newRequestSearch({ clinic: 'san-luca', pet: 'luna,micio', service: 'visit' }),
      says: { clinic: 'san-luca', pet: 'luna,micio', service: 'visit' },
    },
    {
      why: 'keep the requested page',
      parsed: guestSearch({ from: '/workspace/chat' }),
      says: { from: '/workspace/chat' },
    },
  ])('$why', ({ parsed, says }) => {
    expect(parsed).toMatchObject(says);
  });
});
