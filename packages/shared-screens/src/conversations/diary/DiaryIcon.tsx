import {
  IconBed,
  IconBowl,
  IconDroplet,
  IconEye,
  IconFeather,
  IconHeart,
  IconHome,
  IconMap2,
  IconMessageCircle,
  IconMoodSmile,
  IconNotebook,
  IconPaw,
  IconPill,
  IconRobot,
  IconScale,
  IconSchool,
  IconStethoscope,
  IconSun,
  IconUsers,
  IconVideo,
  IconWalk,
} from '@tabler/icons-react';
import type { DiaryListCategory } from '@zampa/domain/conversations/diary-filter';
import styles from './DiaryIcon.module.css';

const icons: Readonly<Record<DiaryListCategory, typeof IconNotebook>> = {
  VISIT: IconStethoscope,
  VIDEOCONSULTATION: IconVideo,
  CONSULTATION: IconMessageCircle,
  DIARY_GENERIC: IconNotebook,
  BIRTH: IconHeart,
  DEATH: IconFeather,
  TRAINING: IconSchool,
  TRIP: IconMap2,
  BOT_PET: IconRobot,
  FEEDING: IconBowl,
  THERAPY: IconPill,
  HYGIENE: IconDroplet,
  PLAY: IconMoodSmile,
  SOCIALIZATION: IconUsers,
  SLEEP: IconBed,
  WALK: IconWalk,
  COMMAND_TRAINING: IconSchool,
  WEIGHT_MONITORING: IconScale,
  MEDICATION: IconPill,
  SYMPTOMS: IconEye,
  SOCIAL_VISITS: IconUsers,
  VACATION: IconSun,
  SPECIAL_CARE: IconHeart,
  BREEDING: IconPaw,
  ENVIRONMENT_CHECK: IconHome,
};

export interface DiaryIconProps {
  category: DiaryListCategory;
  size: number;
}

/** Icon of a diary category. Round like a pet picture, so that mixed lists align. */
export function DiaryIcon({ category, size }: DiaryIconProps) {
  const Icon = icons[category];
  return (
    <span className={styles['icon']} style={{ width: size, height: size }} aria-hidden="true">
      <Icon size={Math.round(size / 2)} />
    </span>
  );
}
