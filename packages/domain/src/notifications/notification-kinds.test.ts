import { expect, it } from 'vitest';
import { isAnonymous, NOTIFICATION_KINDS } from './notification-kinds.ts';

it('isAnonymous is true only for FAMILY_DECLINED', () => {
  expect(NOTIFICATION_KINDS.filter(isAnonymous)).toEqual(['FAMILY_DECLINED']);
});
