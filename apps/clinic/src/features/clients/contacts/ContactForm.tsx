import { Button, TextInput } from '@mantine/core';
import { CELL_LIMITS } from '@zampa/domain/import/cell-limits';
import { FieldConflicts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ClientCardProps } from '../lists/card-props.ts';
import {
  contactFields,
  type ContactValues,
  toContactValues,
  findFieldProblem,
} from './contact-values.ts';
import styles from './ContactForm.module.css';
import { useContactForm } from './use-contact-form.ts';

const inputs = {
  firstName: {},
  lastName: {},
  email: { type: 'email' },
  phone: { type: 'tel' },
  mobile: { type: 'tel' },
  address: { maxLength: CELL_LIMITS.address },
  postcode: { maxLength: CELL_LIMITS.postcode },
  city: { maxLength: CELL_LIMITS.city },
  taxNumber: { maxLength: CELL_LIMITS.taxNumber },
} as const;

/** Form for the contact details in the clinic's own record of a client. */
export function ContactForm({ onDone, ...card }: ClientCardProps & { onDone: () => void }) {
  const { t } = useTranslation();
  const form = useContactForm(card, onDone);
  const { errors } = form.formState;
  const labels = {
    firstName: t('clients:fields.firstName'),
    lastName: t('clients:fields.lastName'),
    email: t('clients:fields.email'),
    phone: t('clients:fields.phone'),
    mobile: t('clients:fields.mobile'),
    address: t('clients:fields.address'),
    postcode: t('clients:fields.postcode'),
    city: t('clients:fields.city'),
    taxNumber: t('clients:fields.taxNumber'),
  };
  const textsOf = (values: ContactValues) =>
    contactFields.map((name) => [labels[name], values[name]] as const);
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
            validate: (typed) => findFieldProblem(name, typed, form.before) ?? true,
          })}
          {...inputs[name]}
          autoComplete="off"
          label={labels[name]}
          error={fieldText(t, errors[name])}
        />
      ))}
      {form.conflict.isStale ? (
        <FieldConflicts
          {...form.conflict}
          seen={textsOf(form.before)}
          theirs={textsOf(toContactValues(card.client))}
        />
      ) : (
        <FormProblem error={errors.root} />
      )}
      <Row>
        <Button type="submit" loading={form.busy}>
          {t('clients:contact.save')}
        </Button>
        <Button variant="default" onClick={form.cancel}>
          {t('common:actions.cancel')}
        </Button>
      </Row>
    </form>
  );
}
