import type { InvitationError } from '@zampa/domain/invitations/invite';
import type { Translate } from '@zampa/i18n/translator';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import type { FieldError } from 'react-hook-form';

const texts: Readonly<Record<InvitationError, 'present' | 'invited' | 'invalid' | 'tooMany'>> = {
  DUPLICATE: 'invited',
  ALREADY_PRESENT: 'present',
  ALREADY_INVITED: 'invited',
  INVALID_EMAIL_OR_PHONE: 'invalid',
  USER_ALREADY_ASSOCIATED: 'present',
  TOO_MANY_LETTERS: 'tooMany',
};

const isInvitationError = (code: string): code is InvitationError => Object.hasOwn(texts, code);

/** Returns the message for an invitation that was refused or has an invalid address. */
export function invitationErrorText(
  t: Translate,
  error: FieldError | undefined,
): string | undefined {
  const code = String(error?.type);
  if (!isInvitationError(code)) return fieldText(t, error);
  switch (texts[code]) {
    case 'present':
      return t('facilities:onboarding.colleagues.present');
    case 'invited':
      return t('facilities:onboarding.colleagues.alreadyInvited');
    case 'tooMany':
      return t('facilities:onboarding.colleagues.tooManyLetters');
    case 'invalid':
      return t('problems:fields.invalid_email');
  }
}
