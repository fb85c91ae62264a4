import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import { CODE_LENGTH, isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import styles from './CreateFacility.module.css';

/** Shows the form to ask to join the staff of an existing clinic by its code. */
export function JoinByCode() {
  const { t } = useTranslation();
  const [api, queryClient, me] = [useApi(), useQueryClient(), useMe()];
  const form = useCallForm({
    defaultValues: { facilityCode: '' },
    send: ({ facilityCode }, idempotencyKey) =>
      api.joinFacility({ body: { facilityCode, userId: me.id }, idempotencyKey }),
    onDone: () => {
      form.reset();
      void queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey });
    },
  });
  const { errors } = form.formState;
  return (
    <section className={styles['join']}>
      <h2 className="z-display">{t('facilities:join.title')}</h2>
      <p className={styles['why']}>{t('facilities:join.why')}</p>
      <Stack as="form" noValidate onSubmit={form.submit}>
        <TextInput
          {...form.register('facilityCode', {
            validate: (typed) => isCode(normalizeCode(typed)) || 'FACILITY_CODE_UNKNOWN',
          })}
          label={t('facilities:join.code')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // Leaves room for spaces and dashes, which are ignored.
          maxLength={CODE_LENGTH * 2}
          error={fieldText(t, errors.facilityCode)}
        />
        <FormProblem error={errors.root} />
        <Button type="submit" size="lg" fullWidth variant="default" loading={form.busy}>
          {t('facilities:join.submit')}
        </Button>
      </Stack>
    </section>
  );
}
