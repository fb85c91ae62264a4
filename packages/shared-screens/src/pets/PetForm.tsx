import { Button } from '@mantine/core';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import type { Pet, PetAttributes } from '@zampa/contract/pets/objects';
import { faceOf } from '@zampa/ui/pets/species';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useWatch } from 'react-hook-form';
import { FormProblem } from '../form/FormProblem.tsx';
import { useObjectUrl } from '../files/use-object-url.ts';
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

/** Asks for everything a family says about a pet. */
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
  const [name, speciesId, file] = useWatch({
    control: form.control,
    name: ['name', 'SpeciesId', 'image'],
  });
  const preview = useObjectUrl(file);
  const species = attributes.species.find((entry) => String(entry.id) === speciesId);
  const picture = { id, name, face: faceOf(species?.name ?? ''), image: preview ?? image };

  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <PetFormPicture
        pet={picture}
        chosen={file !== null}
        onChoose={(chosen) => form.setValue('image', chosen)}
      />
      <PetFacts form={form} attributes={attributes} />
      <PetHealthFields form={form} known={initial.name !== ''} />
      <FormProblem error={form.formState.errors.root} />
      <Button type="submit" size="lg" fullWidth loading={form.busy}>
        {submitLabel(name.trim())}
      </Button>
    </Stack>
  );
}
