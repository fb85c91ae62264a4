import { type Ref, Suspense, useState } from 'react';
import type { PetFaceName } from './species.ts';
import styles from './PetAvatar.module.css';
import { lazyPart } from '../states/lazy-part.ts';

/** Lazy-loaded: the drawings are large, and many pets have a picture. */
const PetFace = lazyPart(async () => (await import('./PetFace.tsx')).PetFace);

/** Data to show a pet's avatar. */
export interface PetAvatarPicture {
  id: string;
  name: string;
  face: PetFaceName;
  /** URL of the picture at about twice the display size; without one, the face is drawn. */
  image?: string | null | undefined;
  /** Whether the picture is loading; shows a plain background until then. */
  isLoading?: boolean;
}

export interface PetAvatarProps {
  ref?: Ref<HTMLSpanElement> | undefined;
  pet: PetAvatarPicture;
  /** Diameter in px at 100% text size. */
  size?: number;
  /** Whether the avatar needs an accessible name because no name is shown next to it. */
  named?: boolean;
  /** Ring around the selected pet. */
  ring?: boolean;
}

/** Avatar of a pet: its picture, or the drawn face of its species. */
export function PetAvatar({ ref, pet, size = 40, named = false, ring = false }: PetAvatarProps) {
  // URL of a picture that could not be shown; replaced by the drawn face.
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const rem = `${size / 16}rem`;
  return (
    <span
      ref={ref}
      className={styles['avatar']}
      style={{ width: rem, height: rem }}
      data-ring={ring || undefined}
      role={named ? 'img' : undefined}
      aria-label={named ? pet.name : undefined}
    >
      {pet.image && pet.image !== brokenImage ? (
        <img
          src={pet.image}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBrokenImage(pet.image ?? null)}
        />
      ) : (
        !pet.isLoading && (
          <Suspense>
            <PetFace id={pet.id} face={pet.face} />
          </Suspense>
        )
      )}
    </span>
  );
}
