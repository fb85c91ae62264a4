import '@zampa/i18n/english/clients';
import { Button } from '@mantine/core';
import type { Client } from '@zampa/contract/clients/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useEffect } from 'react';
import styles from './ContactForm.module.css';
import { NewClientFields, NewClientPetFields } from './NewClientFields.tsx';
import { useNewClientForm } from './use-new-client-form.ts';

export interface NewClientFormProps {
  /** Text of the search that found no client. */
  typed: string;
  onDone: (client: Client) => void;
  onCancel: () => void;
}

/** Form for a new client. A first name and a phone number or e-mail address are enough. */
export function NewClientForm({ typed, onDone, onCancel }: NewClientFormProps) {
  const { t } = useTranslation();
  const { form, forget } = useNewClientForm(typed, onDone);
  const { errors } = form.formState;
  const { setFocus } = form;
  // The button that opened the form is gone, and its focus with it.
  useEffect(() => setFocus('firstName'), [setFocus]);
  return (
    <form
      noValidate
      aria-label={t('clients:newClient.title')}
      className={styles['form']}
      onSubmit={(event) => {
        // The form may be nested in another form, which must not be submitted too.
        event.stopPropagation();
        form.submit(event);
      }}
    >
      <NewClientFields form={form} />
      <NewClientPetFields form={form} />
      <FormProblem error={errors.root} />
      <Row>
        <Button type="submit" loading={form.busy}>
          {t('clients:newClient.submit')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {t('common:actions.cancel')}
        </Button>
      </Row>
    </form>
  );
}
