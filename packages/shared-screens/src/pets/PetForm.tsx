import { Button } from '@mantine/core';
import { type CallForm, useCallForm } from '@zampa/client/forms/use-call-form';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import type { Pet, PetAttributes } from '@zampa/contract/pets/objects';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useWatch } from 'react-hook-form';
import { FormProblem } from '../form/FormProblem.tsx';
import { PetFacts } from './PetFacts.tsx';
import { PetFormPicture } from './PetFormPicture.tsx';
import { PetHealthFields } from './PetHealthFields.tsx';
import { petResolver } from './pet-resolver.ts';
import { petBodyOf, type PetBody, type PetValues } from './pet-values.ts';

export interface PetFormProps {
  attributes: PetAttributes;
  initial: PetValues;
  /** The name under which what is typed is kept until it is saved. */
  draft: string;
  /** What the colours of the drawn face hang on. */
  id: string;
  /** Address of the stored picture. */
  image?: string | null;
  /** The words on the button, from the name as it is being typed. */
  submitLabel: (name: string) => string;
  send: (body: PetBody, image: File | null, idempotencyKey: string) => Promise<Pet>;
  onDone: (pet: Pet) => void;
}

/** Asks for everything a family says about a pet. What stands elsewhere too watches what is typed by itself. */
export function PetForm(props: PetFormProps) {
  const { attributes, initial, id, draft, image, submitLabel, send, onDone } = props;
  const form = useCallForm<PetValues, Pet>({
    defaultValues: initial,
    resolver: petResolver,
    send: (values, key) => send(petBodyOf(values), values.image, key),
    onDone: (pet) => {
      forget();
      onDone(pet);
    },
  });
  const forget = useStoredForm(form, draft);

  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <PetFormPicture form={form} species={attributes.species} id={id} image={image} />
      <PetFacts form={form} attributes={attributes} />
      <PetHealthFields form={form} known={initial.name !== ''} />
      <FormProblem error={form.formState.errors.root} />
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
