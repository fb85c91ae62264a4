import { lazy, type Ref, Suspense, useState } from 'react';
import type { PetFaceName } from './species.ts';
import styles from './PetAvatar.module.css';

/** The drawings weigh more than all around them, and many pets have a picture: they come when one is needed. */
const PetFace = lazy(async () => ({ default: (await import('./PetFace.tsx')).PetFace }));

/** What is needed to show a pet anywhere. */
export interface PetAvatarPicture {
  id: string;
  name: string;
  face: PetFaceName;
  /** Address of the picture at about twice the size shown; without one the face is drawn. */
  image?: string | null | undefined;
  /** The picture is on its way: a plain ground until then. */
  isComing?: boolean;
}

export interface PetAvatarProps {
  ref?: Ref<HTMLSpanElement> | undefined;
  pet: PetAvatarPicture;
  /** Diameter in px at 100 % text. */
  size?: number;
  /** Set where the name does not stand beside the picture. */
  named?: boolean;
  /** A ring around the pet that is chosen. */
  ring?: boolean;
}

/** Shows a pet: its round picture or the drawn face of its species, never a grey circle. */
export function PetAvatar({ ref, pet, size = 40, named = false, ring = false }: PetAvatarProps) {
  // What is no picture is drawn like a pet that has none.
  const [broken, setBroken] = useState<string | null>(null);
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
      {pet.image && pet.image !== broken ? (
        <img
          src={pet.image}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(pet.image ?? null)}
        />
      ) : (
        !pet.isComing && (
          <Suspense>
            <PetFace id={pet.id} face={pet.face} />
          </Suspense>
        )
      )}
    </span>
  );
}
