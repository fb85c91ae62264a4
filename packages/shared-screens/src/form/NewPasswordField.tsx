import '@zampa/i18n/english/account-steps';
import {
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES,
  type PasswordRule,
  unmetPasswordRules,
} from '@zampa/domain/people/password';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { PasswordRules } from '@zampa/ui/form/PasswordRules.tsx';
import type { Translate } from '@zampa/i18n/translator';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';

export type NewPasswordFieldProps = {
  readonly label: string;
  readonly field: UseFormRegisterReturn;
  /** What is typed so far. */
  readonly value: string;
  readonly error: string | undefined;
};

/** Asks for a password to choose, with the rules ticked off while it is typed. */
export function NewPasswordField({ label, field, value, error }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const unmet = unmetPasswordRules(value);
  const rules = PASSWORD_RULES.map((id) => ({
    id,
    label: ruleLabel(t)[id],
    met: !unmet.includes(id),
  }));
  return (
    <div>
      <PasswordField
        {...field}
        label={label}
        error={error && value !== '' ? (weakness(t, unmet) ?? error) : error}
        autoComplete="new-password"
        toggleLabel={t('common:words.showPassword')}
      />
      <PasswordRules
        rules={rules}
        metLabel={t('account-steps:password.met')}
        unmetLabel={t('account-steps:password.unmet')}
      />
    </div>
  );
}

/** Says what a password lacks that is not strong enough; `null` for one that is. */
function weakness(t: Translate, unmet: readonly PasswordRule[]): string | null {
  if (unmet.length === 0) return null;
  return unmet.includes('length')
    ? t('account-steps:password.tooShort', { count: PASSWORD_MIN_LENGTH })
    : t('account-steps:password.tooSimple');
}

const ruleLabel = (t: Translate) => ({
  length: t('account-steps:password.length', { count: PASSWORD_MIN_LENGTH }),
  uppercase: t('account-steps:password.uppercase'),
  number: t('account-steps:password.number'),
  symbol: t('account-steps:password.symbol'),
});
