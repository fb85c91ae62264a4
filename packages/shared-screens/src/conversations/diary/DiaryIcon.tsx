import { IconBed } from '@zampa/ui/icons/IconBed';
import { IconBowl } from '@zampa/ui/icons/IconBowl';
import { IconClipboardHeart } from '@zampa/ui/icons/IconClipboardHeart';
import { IconDroplet } from '@zampa/ui/icons/IconDroplet';
import { IconEye } from '@zampa/ui/icons/IconEye';
import { IconFeather } from '@zampa/ui/icons/IconFeather';
import { IconFileText } from '@zampa/ui/icons/IconFileText';
import { IconHeart } from '@zampa/ui/icons/IconHeart';
import { IconHome } from '@zampa/ui/icons/IconHome';
import { IconMap2 } from '@zampa/ui/icons/IconMap2';
import { IconMessageCircle } from '@zampa/ui/icons/IconMessageCircle';
import { IconMoodSmile } from '@zampa/ui/icons/IconMoodSmile';
import { IconNotebook } from '@zampa/ui/icons/IconNotebook';
import { IconPaw } from '@zampa/ui/icons/IconPaw';
import { IconPill } from '@zampa/ui/icons/IconPill';
import { IconRobot } from '@zampa/ui/icons/IconRobot';
import { IconScale } from '@zampa/ui/icons/IconScale';
import { IconSchool } from '@zampa/ui/icons/IconSchool';
import { IconStethoscope } from '@zampa/ui/icons/IconStethoscope';
import { IconSun } from '@zampa/ui/icons/IconSun';
import { IconUsers } from '@zampa/ui/icons/IconUsers';
import { IconVideo } from '@zampa/ui/icons/IconVideo';
import { IconWalk } from '@zampa/ui/icons/IconWalk';
import { IconVaccine } from '@zampa/ui/icons/IconVaccine';
import type { TimelineCategory } from '@zampa/domain/conversations/diary-filter';
import styles from './DiaryIcon.module.css';

const icons: Readonly<Record<TimelineCategory, typeof IconNotebook>> = {
  VISIT: IconStethoscope,
  VIDEOCONSULTATION: IconVideo,
  CONSULTATION: IconMessageCircle,
  NOTE: IconClipboardHeart,
  VACCINATION: IconVaccine,
  DOCUMENT: IconFileText,
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

/** Colors of kinds of categories: health, learning and documents, and being out; all others have the diary's own. */
const TONES: Readonly<Partial<Record<TimelineCategory, 'health' | 'learning' | 'out'>>> = {
  VISIT: 'health',
  VIDEOCONSULTATION: 'health',
  CONSULTATION: 'health',
  NOTE: 'health',
  VACCINATION: 'health',
  TRAINING: 'learning',
  COMMAND_TRAINING: 'learning',
  DOCUMENT: 'learning',
  TRIP: 'out',
  WALK: 'out',
  PLAY: 'out',
  VACATION: 'out',
};

export interface DiaryIconProps {
  category: TimelineCategory;
  size: number;
}

/** Icon of a diary category. Round like a pet picture, so that mixed lists align. */
export function DiaryIcon({ category, size }: DiaryIconProps) {
  const Icon = icons[category];
  return (
    <span
      className={styles['icon']}
      data-tone={TONES[category]}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <Icon size={Math.round(size / 2)} />
    </span>
  );
}
