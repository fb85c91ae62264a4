import {
  IconFeather,
  IconHeart,
  IconMap2,
  IconNotebook,
  IconRobot,
  IconSchool,
} from '@tabler/icons-react';
import type { DiaryCategory } from '@zampa/domain/conversations/enumerations';
import styles from './DiaryIcon.module.css';

const icons: Readonly<Record<DiaryCategory, typeof IconNotebook>> = {
  DIARY_GENERIC: IconNotebook,
  BIRTH: IconHeart,
  DEATH: IconFeather,
  TRAINING: IconSchool,
  TRIP: IconMap2,
  BOT_PET: IconRobot,
};

export interface DiaryIconProps {
  category: DiaryCategory;
  size: number;
}

/** Shows the mark of an entry of the diary: round as the picture of a pet, so that lists of both stay in line. */
export function DiaryIcon({ category, size }: DiaryIconProps) {
  const Icon = icons[category];
  return (
    <span className={styles['icon']} style={{ width: size, height: size }} aria-hidden="true">
      <Icon size={Math.round(size / 2)} />
    </span>
  );
}
