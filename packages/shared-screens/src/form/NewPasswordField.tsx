import '@zampa/i18n/english/account-credentials';
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
  /** The current value. */
  readonly value: string;
  readonly error: string | undefined;
};

/** Field for a new password that checks off the rules while the user types. */
export function NewPasswordField({ label, field, value, error }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const unmet = unmetPasswordRules(value);
  const rules = PASSWORD_RULES.map((id) => ({
    id,
    label: ruleLabels(t)[id],
    isMet: !unmet.includes(id),
  }));
  return (
    <div>
      <PasswordField
        {...field}
        label={label}
        error={error && value !== '' ? (weaknessText(t, unmet) ?? error) : error}
        autoComplete="new-password"
        toggleLabel={t('common:words.showPassword')}
      />
      <PasswordRules
        rules={rules}
        metLabel={t('account:credentials.password.met')}
        unmetLabel={t('account:credentials.password.unmet')}
      />
    </div>
  );
}

/** Says why a password is too weak; null if it is strong enough. */
function weaknessText(t: Translate, unmet: readonly PasswordRule[]): string | null {
  if (unmet.length === 0) return null;
  return unmet.includes('length')
    ? t('account:credentials.password.tooShort', { count: PASSWORD_MIN_LENGTH })
    : t('account:credentials.password.tooSimple');
}

const ruleLabels = (t: Translate) => ({
  length: t('account:credentials.password.length', { count: PASSWORD_MIN_LENGTH }),
  uppercase: t('account:credentials.password.uppercase'),
  number: t('account:credentials.password.number'),
  symbol: t('account:credentials.password.symbol'),
});
