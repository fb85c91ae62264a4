import { expect, it } from 'vitest';
import { isNameless, NOTIFICATION_KINDS } from './notification-kinds.ts';

it('says who did it of everything but what a family decides about somebody who never was in it', () => {
  expect(NOTIFICATION_KINDS.filter(isNameless)).toEqual(['FAMILY_DECLINED']);
});
