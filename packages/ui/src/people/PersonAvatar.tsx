import { IconUser } from '../icons/IconUser.ts';
import { type Ref, useState } from 'react';
import { usePersonColor } from './person-color.ts';
import styles from './PersonAvatar.module.css';

export interface PersonAvatarProps {
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Determines the color. */
  id: string;
  initials: string;
  /** Accessible label; omitted if the name is shown next to the picture, which is then decorative. */
  label?: string | undefined;
  image?: string | null | undefined;
  /** Diameter in px at 100% text size. */
  size?: number;
}

/** Avatar of a person: picture, colored initials, or an icon if the name is unknown. */
export function PersonAvatar({ ref, id, initials, label, image, size = 34 }: PersonAvatarProps) {
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const rem = size / 16;
  const colorOf = usePersonColor();
  const style = {
    width: `${rem}rem`,
    height: `${rem}rem`,
    fontSize: `${rem * 0.36}rem`,
    background: colorOf(id),
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
      {image && image !== brokenImage ? (
        <img
          src={image}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBrokenImage(image)}
        />
      ) : (
        initials || <IconUser size="62%" />
      )}
    </span>
  );
}
