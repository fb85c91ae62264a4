import { Button } from '@mantine/core';
import { type CallForm, useCallForm } from '@zampa/client/forms/use-call-form';
import { useEditConflict } from '@zampa/client/forms/use-edit-conflict';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import type { Pet, PetAttributes } from '@zampa/contract/pets/objects';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useLanguage } from '@zampa/i18n/use-language';
import { FieldConflicts } from '../form/FieldConflicts.tsx';
import { FormProblem } from '../form/FormProblem.tsx';
import {
  PetBasicFields,
  type PetBasicFieldsProps,
  PetDetailFields,
  PetNameField,
} from './PetBasicFields.tsx';
import { SpeciesFaces } from './SpeciesFaces.tsx';
import styles from './PetForm.module.css';
import { PetFormPicture } from './PetFormPicture.tsx';
import { PetHealthFields } from './PetHealthFields.tsx';
import { petResolver } from './pet-resolver.ts';
import {
  newPetValues,
  toPetBody,
  type PetBody,
  type PetValues,
  toPetValues,
} from './pet-values.ts';
import { usePetFieldTexts } from './use-pet-field-texts.ts';

/** Creates a pet, or saves changes based on the version that was read. The idempotency key makes retries safe. */
export type SavePet = (
  pet: Pet | null,
  body: PetBody,
  picture: File | null,
  idempotencyKey: string,
) => Promise<Pet>;

export interface PetFormProps {
  attributes: PetAttributes;
  /** The current version of the pet to edit; null for a new one. */
  pet: Pet | null;
  /** The key under which the draft is stored until it is saved. */
  draftKey: string;
  /** URL of the stored picture. */
  image?: string | null;
  /** Returns the label of the submit button for the typed name. */
  submitLabel: (name: string) => string;
  save: SavePet;
  onDone: (pet: Pet) => void | Promise<void>;
}

/**
 * Form for a pet's data, with a conflict notice when another user saved first. The picture and the submit button
 * watch their own fields, so that typing rerenders only them.
 */
export function PetForm(props: PetFormProps) {
  const { attributes, pet, draftKey, image, submitLabel, save, onDone } = props;
  const language = useLanguage();
  const [baseVersion, setBaseVersion] = useState(pet);
  const toFormValues = (version: Pet | null) =>
    version ? toPetValues(version, language) : newPetValues;
  const form = useCallForm<PetValues, Pet>({
    defaultValues: toFormValues(baseVersion),
    resolver: petResolver,
    send: (values, key) => save(baseVersion, toPetBody(values), values.image, key),
    onDone: (saved) => {
      clearDraft();
      return onDone(saved);
    },
  });
  const clearDraft = useStoredForm(form, draftKey);
  const conflict = useEditConflict(form, {
    seen: baseVersion,
    stored: pet,
    valuesOf: toFormValues,
    onSee: setBaseVersion,
  });
  const textsOf = usePetFieldTexts(attributes);

  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <PetFormPicture
        form={form}
        species={attributes.species}
        id={pet?.id ?? 'new'}
        image={image}
      />
      {baseVersion ? (
        <>
          <PetBasicFields form={form} attributes={attributes} />
          <PetHealthFields form={form} isExisting />
        </>
      ) : (
        <NewPetFields form={form} attributes={attributes} />
      )}
      {conflict.isStale ? (
        <FieldConflicts
          {...conflict}
          seen={textsOf(toFormValues(baseVersion))}
          theirs={textsOf(toFormValues(pet))}
        />
      ) : (
        <FormProblem error={form.formState.errors.root} />
      )}
      <SubmitButton form={form} label={submitLabel} />
    </Stack>
  );
}

/** Name and species of a new pet; everything else is folded, because it may be added later. */
function NewPetFields({ form, attributes }: PetBasicFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PetNameField form={form} />
      <SpeciesFaces form={form} species={attributes.species} />
      <details>
        <summary className={styles['more']}>{t('pets:form.more')}</summary>
        <Stack>
          <PetDetailFields form={form} attributes={attributes} />
          <PetHealthFields form={form} isExisting={false} />
        </Stack>
      </details>
    </>
  );
}

type SubmitButtonProps = {
  form: Pick<CallForm<PetValues>, 'control' | 'busy'>;
  label: PetFormProps['submitLabel'];
};

function SubmitButton({ form: { control, busy }, label }: SubmitButtonProps) {
  const name = useWatch({ control, name: 'name' });
  return (
    <Button type="submit" size="lg" fullWidth loading={busy}>
      {label(name.trim())}
    </Button>
  );
}
