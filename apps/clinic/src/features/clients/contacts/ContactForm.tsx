import { Button, TextInput } from '@mantine/core';
import { ChangedMeanwhile } from '@zampa/shared-screens/form/ChangedMeanwhile.tsx';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ClientCardProps } from '../lists/card-props.ts';
import { contactFields, contactValues, problemOf } from './contact-values.ts';
import styles from './ContactForm.module.css';
import { useContactForm } from './use-contact-form.ts';

const types = { firstName: 'text', lastName: 'text', email: 'email', phone: 'tel' } as const;

/** Corrects what the clinic typed of a client: who they are and how they are reached. */
export function ContactForm({ onDone, ...card }: ClientCardProps & { onDone: () => void }) {
  const { t } = useTranslation();
  const form = useContactForm(card, onDone);
  const { errors } = form.formState;
  const labels = {
    firstName: t('clients:fields.firstName'),
    lastName: t('clients:fields.lastName'),
    email: t('clients:fields.email'),
    phone: t('clients:fields.phone'),
  };
  const theirs = contactValues(card.client);
  return (
    <form
      noValidate
      aria-label={t('clients:contact.title')}
      className={styles['form']}
      onSubmit={form.submit}
    >
      <Text tone="muted" size="small">
        {t('clients:contact.why')}
      </Text>
      {contactFields.map((name) => (
        <TextInput
          key={name}
          {...form.register(name, {
            validate: (typed) => problemOf(name, typed, form.before) ?? true,
          })}
          type={types[name]}
          autoComplete="off"
          label={labels[name]}
          error={fieldText(t, errors[name])}
        />
      ))}
      {form.isStale ? (
        <ChangedMeanwhile
          title={t('clients:contact.meanwhile')}
          takeLabel={t('clients:contact.take')}
          onTake={form.takeTheirs}
          keepLabel={t('clients:contact.keep')}
          onKeep={form.keepMine}
        >
          <span>
            {contactFields
              .map((name) => theirs[name])
              .filter(Boolean)
              .join(' · ')}
          </span>
        </ChangedMeanwhile>
      ) : (
        <FormProblem error={errors.root} />
      )}
      <Row>
        <Button type="submit" loading={form.busy}>
          {t('clients:contact.save')}
        </Button>
        <Button variant="default" onClick={form.giveUp}>
          {t('common:actions.cancel')}
        </Button>
      </Row>
    </form>
  );
}
