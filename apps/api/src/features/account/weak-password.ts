import { passwordWeakness } from '@zampa/domain/people/password';
import { Refusal } from '../../errors/refusal.ts';

/** Throws PASSWORD_WEAK with the rule's own message. */
export function refuseWeakPassword(password: string, field: string): void {
  const detail = passwordWeakness(password);
  if (detail)
    throw new Refusal('PASSWORD_WEAK', { detail, fields: [{ field, code: 'PASSWORD_WEAK' }] });
}
