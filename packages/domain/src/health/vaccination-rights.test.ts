import { describe, expect, it } from 'vitest';
import { mayVoidVaccination, refusalToConfirm } from './vaccination-rights.ts';

describe('rights to a vaccination', () => {
  it.each([
    { isOfClinic: true, isConfirmed: false, treats: true, isOwner: false, may: true },
    { isOfClinic: true, isConfirmed: false, treats: false, isOwner: true, may: false },
    { isOfClinic: true, isConfirmed: false, treats: false, isOwner: false, may: false },
    { isOfClinic: false, isConfirmed: false, treats: false, isOwner: true, may: true },
    { isOfClinic: false, isConfirmed: true, treats: false, isOwner: true, may: false },
    { isOfClinic: false, isConfirmed: true, treats: true, isOwner: false, may: true },
    { isOfClinic: false, isConfirmed: false, treats: true, isOwner: false, may: false },
  ])('void %j', ({ isOfClinic, isConfirmed, treats, isOwner, may }) => {
    expect(mayVoidVaccination({ isOfClinic, isConfirmed }, { treats, isOwner })).toBe(may);
  });

  it.each([
    { isOfClinic: false, isVoided: false, refusal: null },
    { isOfClinic: false, isVoided: true, refusal: 'STATUS_CONFLICT' },
    { isOfClinic: true, isVoided: false, refusal: 'STATUS_CONFLICT' },
  ])('confirm %j', ({ isOfClinic, isVoided, refusal }) => {
    expect(refusalToConfirm({ isOfClinic, isVoided })).toBe(refusal);
  });
});
