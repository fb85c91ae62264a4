import { IconUser } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { usePersonColour } from './person-colour.ts';
import styles from './PersonAvatar.module.css';

export interface PersonAvatarProps {
  ref?: Ref<HTMLSpanElement> | undefined;
  /** What the colour hangs on. */
  id: string;
  initials: string;
  /** Given where no name stands beside the picture; otherwise it is decoration. */
  label?: string | undefined;
  image?: string | null | undefined;
  /** Diameter in px at 100 % text. */
  size?: number;
}

/** Shows a person: their picture, or their initials on their colour, or who has no name yet a figure. */
export function PersonAvatar({ ref, id, initials, label, image, size = 34 }: PersonAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const rem = size / 16;
  const colourOf = usePersonColour();
  const style = {
    width: `${rem}rem`,
    height: `${rem}rem`,
    fontSize: `${rem * 0.36}rem`,
    background: colourOf(id),
  };
  return (
    <span
      ref={ref}
      className={styles['avatar']}
      style={style}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {image && image !== broken ? (
        <img
          src={image}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(image)}
        />
      ) : (
        initials || <IconUser size="62%" />
      )}
    </span>
  );
}
