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
import { UnsavedChanges } from '../form/UnsavedChanges.tsx';
import { MyPicture } from './MyPicture.tsx';
import { profileBodyOf, profileValues } from './profile-values.ts';
import { ProfileFields } from './ProfileFields.tsx';
import styles from './MyDataForm.module.css';
import '@zampa/i18n/english/people';

export interface MyDataFormProps {
  /** The steps to another e-mail address. */
  renderChangeEmail: (onClose: () => void) => ReactNode;
}

/** Shows the profile of whoever is signed in: names, contact, address, picture and consents. */
export function MyDataForm({ renderChangeEmail }: MyDataFormProps) {
  const { t } = useTranslation();
  const me = useMe();
  const form = useProfileForm();
  const [isChangingEmail, changeEmail] = useDisclosure(false);
  const { errors, isDirty } = form.formState;
  const missing = missingProfileFields(me).length;
  return (
    <>
      <UnsavedChanges isChanged={isDirty && !form.busy} />
      <Stack as="form" gap="24" noValidate className={styles['form'] ?? ''} onSubmit={form.submit}>
        {missing > 0 && <Callout tone="ask">{t('people:incomplete', { count: missing })}</Callout>}
        <Controller
          control={form.control}
          name="image"
          render={({ field }) => (
            <MyPicture
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
          onChangeEmail={changeEmail.open}
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
      {isChangingEmail && renderChangeEmail(changeEmail.close)}
    </>
  );
}

function useProfileForm() {
  const [api, me, keepMe] = [useApi(), useMe(), useSaveMe()];
  const [isSaved, setSaved] = useState(false);
  const form = useCallForm({
    defaultValues: profileValues(me),
    send: (values, idempotencyKey) =>
      api.send('PATCH /users', { body: profileBodyOf(values), file: values.image, idempotencyKey }),
    onDone: (saved) => {
      keepMe(saved);
      form.reset(profileValues(saved));
      setSaved(true);
    },
  });
  return { ...form, isSaved };
}
