import '@zampa/i18n/english/account-steps';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { Link } from '@tanstack/react-router';
import type { UseFormReturn } from 'react-hook-form';
import { Trans } from '@zampa/i18n/Trans.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { fieldText } from '../form/problem-text.ts';
import type { SignUpValues } from './sign-up-values.ts';

const termsRules = { validate: (given: boolean) => given || 'consent_required' };

/** Asks what a person agrees to at sign-up: the terms have to be, the rest is theirs to choose. */
export function Consents({ form }: { form: UseFormReturn<SignUpValues> }) {
  const { t } = useTranslation();
  const terms = (
    <Trans
      i18nKey="account-steps:signUp.terms"
      components={{ terms: <Link to="/disclaimer" target="_blank" /> }}
    />
  );
  return (
    <Stack gap="12">
      <Checkbox
        {...form.register('terms', termsRules)}
        label={terms}
        error={fieldText(t, form.formState.errors.terms)}
      />
      <Checkbox {...form.register('marketing')} label={t('account-steps:signUp.marketing')} />
      <Checkbox {...form.register('thirdparties')} label={t('account-steps:signUp.thirdparties')} />
    </Stack>
  );
}
