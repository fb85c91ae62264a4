import { Button } from '@mantine/core';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import type { Language } from '@zampa/i18n/languages';
import { showRefusal } from '@zampa/client/forms/show-refusal';
import { faceOf } from '@zampa/ui/pets/species';
import { useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../files/use-object-url.ts';
import { PetFacts } from './PetFacts.tsx';
import { PetFormPicture } from './PetFormPicture.tsx';
import { bodyOf, type PetBody, type PetValues } from './pet-values.ts';
import { petResolver } from './pet-resolver.ts';
import styles from './PetForm.module.css';

export interface PetFormProps {
  attributes: PetAttributes;
  initial: PetValues;
  /** What the colours of the drawn face hang on. */
  id: string;
  /** Address of the stored picture. */
  image?: string | null;
  /** The words on the button, from the name as it is being typed. */
  submitLabel: (name: string) => string;
  /** Resolves when it is stored; what it throws is shown and nothing that was typed is lost. */
  onSubmit: (body: PetBody, file: File | null) => Promise<void>;
}

/** Everything a family says about a pet. */
export function PetForm(props: PetFormProps) {
  const { attributes, initial, id, image, submitLabel, onSubmit } = props;
  const { t, i18n } = useTranslation();
  const language: Language = i18n.language === 'it' ? 'it' : 'en';
  const form = useForm<PetValues>({ defaultValues: initial, resolver: petResolver });
  const { isSubmitting, errors } = useFormState({ control: form.control });
  const [name, speciesId] = useWatch({ control: form.control, name: ['name', 'SpeciesId'] });
  const [file, setFile] = useState<File | null>(null);
  const preview = useObjectUrl(file);

  const species = attributes.species.find((entry) => String(entry.id) === speciesId);
  const face = faceOf(species?.name ?? '');
  const save = form.handleSubmit(async (values) => {
    try {
      await onSubmit(bodyOf(values), file);
    } catch (error) {
      showRefusal(error, form.setError);
    }
  });

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void save(event)}>
      <PetFormPicture
        pet={{ id, name, face, image: preview ?? image }}
        chosen={file !== null}
        onChoose={setFile}
      />
      <PetFacts form={form} attributes={attributes} language={language} />
      <FormProblem error={errors.root} />
      <Button type="submit" size="lg" fullWidth loading={isSubmitting}>
        {submitLabel(name.trim())}
      </Button>
    </form>
  );
}
