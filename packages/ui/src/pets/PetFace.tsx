import type { ComponentType } from 'react';
import { coatOf, type Coat } from './coats.ts';
import {
  BirdFace,
  CatFace,
  DogFace,
  FerretFace,
  RabbitFace,
  RodentFace,
} from './faces/small-animals.tsx';
import {
  FishFace,
  GoatFace,
  HorseFace,
  PawFace,
  SnakeFace,
  TurtleFace,
} from './faces/other-animals.tsx';
import type { PetFaceName } from './species.ts';

const faces: Readonly<Record<PetFaceName, ComponentType<Coat>>> = {
  dog: DogFace,
  cat: CatFace,
  rabbit: RabbitFace,
  bird: BirdFace,
  rodent: RodentFace,
  ferret: FerretFace,
  turtle: TurtleFace,
  snake: SnakeFace,
  fish: FishFace,
  horse: HorseFace,
  goat: GoatFace,
  paw: PawFace,
};

export interface PetFaceProps {
  /** Determines the colors. */
  id: string;
  face: PetFaceName;
}

/** Drawn face of a species in the colors of the pet. Decorative: the name is shown next to it. */
export function PetFace({ id, face }: PetFaceProps) {
  const Face = faces[face];
  const coat = coatOf(face, id);
  return (
    <svg viewBox="0 0 64 64" width="100%" height="100%" aria-hidden="true" focusable="false">
      <rect width="64" height="64" fill={coat.ground} />
      <Face {...coat} />
    </svg>
  );
}
