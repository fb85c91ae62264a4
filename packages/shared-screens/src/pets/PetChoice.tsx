import type { Pet } from '@zampa/contract/pets/objects';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import type { ReactNode } from 'react';
import { PetPicture } from '../files/PetPicture.tsx';

export interface PetChoiceProps {
  label: string;
  pets: readonly Pet[];
  /** Ids of the chosen pets. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Renders a second line under the name. */
  describe?: (pet: Pet) => ReactNode;
  error?: string | undefined;
}

/** Checkbox list of pets with their pictures. */
export function PetChoice({ label, pets, value, onChange, describe, error }: PetChoiceProps) {
  const items = pets.map((pet) => ({
    value: pet.id,
    label: pet.name,
    icon: <PetPicture pet={pet} size={40} />,
    description: describe?.(pet),
  }));
  return (
    <CheckboxList label={label} items={items} value={value} onChange={onChange} error={error} />
  );
}
