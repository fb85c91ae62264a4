import { passwordWeakness } from '@zampa/domain/people/password';
import { Refusal } from '../../errors/refusal.ts';

/** Refuses with PASSWORD_WEAK and the rule's own sentence. */
export function refuseWeakPassword(password: string, field: string): void {
  const detail = passwordWeakness(password);
  if (detail)
    throw new Refusal('PASSWORD_WEAK', { detail, fields: [{ field, code: 'PASSWORD_WEAK' }] });
}
