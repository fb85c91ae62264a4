import { Button } from '@mantine/core';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { useDisclosure } from '@mantine/hooks';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useSaveMe, useMe } from '@zampa/client/session/use-me';
import { missingProfileFields } from '@zampa/domain/people/names';
import { type ReactNode, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { UnsavedChangesGuard } from '../form/UnsavedChangesGuard.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { toProfileBody, toProfileValues } from './profile-values.ts';
import { ProfileFields } from './ProfileFields.tsx';
import styles from './ProfileForm.module.css';
import '@zampa/i18n/english/people';

export interface ProfileFormProps {
  /** Renders the dialog to change the e-mail address. */
  renderChangeEmail: (onClose: () => void) => ReactNode;
}

/** Profile form of the signed-in user: names, contact, address, picture and consents. */
export function ProfileForm({ renderChangeEmail }: ProfileFormProps) {
  const { t } = useTranslation();
  const me = useMe();
  const form = useProfileForm();
  const [isEmailDialogOpen, emailDialog] = useDisclosure(false);
  const { errors, isDirty } = form.formState;
  const missing = missingProfileFields(me).length;
  return (
    <>
      <UnsavedChangesGuard isChanged={isDirty && !form.busy} />
      <Stack as="form" gap="24" noValidate className={styles['form'] ?? ''} onSubmit={form.submit}>
        {missing > 0 && <Callout tone="ask">{t('people:incomplete', { count: missing })}</Callout>}
        <Controller
          control={form.control}
          name="image"
          render={({ field }) => (
            <ProfilePicture
              me={me}
              chosen={field.value}
              onChoose={field.onChange}
              error={fieldText(t, errors.image)}
            />
          )}
        />
        <ProfileFields
          form={form}
          email={me.email}
          isVet={me.isVet}
          onChangeEmail={emailDialog.open}
        />
        <FieldGroup legend={t('people:consents')} look="fields">
          <Checkbox {...form.register('marketing')} label={t('people:marketing')} />
          <Checkbox {...form.register('thirdparties')} label={t('people:thirdparties')} />
        </FieldGroup>
        <FormProblem error={errors.root} />
        <div role="status">{form.isSaved && !isDirty && t('people:saved')}</div>
        <Button type="submit" loading={form.busy} disabled={!isDirty}>
          {t('people:submit')}
        </Button>
      </Stack>
      {isEmailDialogOpen && renderChangeEmail(emailDialog.close)}
    </>
  );
}

function useProfileForm() {
  const [api, me, saveMe] = [useApi(), useMe(), useSaveMe()];
  const [isSaved, setSaved] = useState(false);
  const form = useCallForm({
    defaultValues: toProfileValues(me),
    send: (values, idempotencyKey) =>
      api.updateUser({ body: toProfileBody(values), file: values.image, idempotencyKey }),
    onDone: (saved) => {
      saveMe(saved);
      form.reset(toProfileValues(saved));
      setSaved(true);
    },
  });
  return { ...form, isSaved };
}
