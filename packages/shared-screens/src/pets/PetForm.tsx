import { Button } from '@mantine/core';
import { type CallForm, useCallForm } from '@zampa/client/forms/use-call-form';
import { useMeanwhile } from '@zampa/client/forms/use-meanwhile';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import type { Pet, PetAttributes } from '@zampa/contract/pets/objects';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '@zampa/i18n/use-language';
import { FieldsMeanwhile } from '../form/FieldsMeanwhile.tsx';
import { FormProblem } from '../form/FormProblem.tsx';
import { PetFacts } from './PetFacts.tsx';
import { PetFormPicture } from './PetFormPicture.tsx';
import { PetHealthFields } from './PetHealthFields.tsx';
import { petResolver } from './pet-resolver.ts';
import { newPetValues, petBodyOf, type PetBody, type PetValues, valuesOf } from './pet-values.ts';
import { usePetTexts } from './use-pet-texts.ts';

/** Stores a new pet, or the changes of the one that was read; the key makes a repeated request harmless. */
export type SavePet = (
  pet: Pet | null,
  body: PetBody,
  picture: File | null,
  idempotencyKey: string,
) => Promise<Pet>;

export interface PetFormProps {
  attributes: PetAttributes;
  /** The pet to change, as far as it is known by now; a new one without it. */
  pet: Pet | null;
  /** The name under which what is typed is kept until it is saved. */
  draft: string;
  /** Address of the stored picture. */
  image?: string | null;
  /** The words on the button, from the name as it is being typed. */
  submitLabel: (name: string) => string;
  save: SavePet;
  onDone: (pet: Pet) => void | Promise<void>;
}

/**
 * Asks for everything a family says about a pet. It is changed as it was seen; where somebody else was faster, theirs
 * stands beside what was typed until one of the two is chosen. What stands elsewhere too watches what is typed by itself.
 */
export function PetForm(props: PetFormProps) {
  const { attributes, pet, draft, image, submitLabel, save, onDone } = props;
  const language = useLanguage();
  const [seen, setSeen] = useState(pet);
  const formOf = (version: Pet | null) => (version ? valuesOf(version, language) : newPetValues);
  const form = useCallForm<PetValues, Pet>({
    defaultValues: formOf(seen),
    resolver: petResolver,
    send: (values, key) => save(seen, petBodyOf(values), values.image, key),
    onDone: (saved) => {
      forget();
      return onDone(saved);
    },
  });
  const forget = useStoredForm(form, draft);
  const meanwhile = useMeanwhile(form, { seen, stored: pet, valuesOf: formOf, onSee: setSeen });
  const textsOf = usePetTexts(attributes);

  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <PetFormPicture
        form={form}
        species={attributes.species}
        id={pet?.id ?? 'new'}
        image={image}
      />
      <PetFacts form={form} attributes={attributes} />
      <PetHealthFields form={form} known={seen !== null} />
      {meanwhile.isStale ? (
        <FieldsMeanwhile
          {...meanwhile}
          seen={textsOf(formOf(seen))}
          theirs={textsOf(formOf(pet))}
        />
      ) : (
        <FormProblem error={form.formState.errors.root} />
      )}
      <SubmitButton form={form} label={submitLabel} />
    </Stack>
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
