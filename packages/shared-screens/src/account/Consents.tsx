import '@zampa/i18n/english/account-credentials';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { Link } from '@tanstack/react-router';
import type { UseFormReturn } from 'react-hook-form';
import { Trans } from '@zampa/i18n/Trans.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { fieldText } from '../form/problem-text.ts';
import type { SignUpValues } from './sign-up-values.ts';

const termsRules = { validate: (isAccepted: boolean) => isAccepted || 'consent_required' };

/** Consent checkboxes of the sign-up form: the terms are required, the others optional. */
export function Consents({ form }: { form: UseFormReturn<SignUpValues> }) {
  const { t } = useTranslation();
  const terms = (
    <Trans
      i18nKey="account:credentials.signUp.terms"
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
      <Checkbox {...form.register('marketing')} label={t('account:credentials.signUp.marketing')} />
      <Checkbox
        {...form.register('thirdparties')}
        label={t('account:credentials.signUp.thirdparties')}
      />
    </Stack>
  );
}
