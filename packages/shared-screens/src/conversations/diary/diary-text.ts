import {
  DIARY_FILTER_CATEGORIES,
  type TimelineCategory,
} from '@zampa/domain/conversations/diary-filter';
import type { ItemType } from '@zampa/domain/conversations/enumerations';
import type { Translate } from '@zampa/i18n/translator';

/** Returns the label of a diary category. */
export function categoryText(t: Translate, category: TimelineCategory): string {
  const words: Readonly<Record<TimelineCategory, string>> = {
    VISIT: t('diary:health.VISIT'),
    VIDEOCONSULTATION: t('diary:health.VIDEOCONSULTATION'),
    CONSULTATION: t('diary:health.CONSULTATION'),
    NOTE: t('diary:record.NOTE'),
    VACCINATION: t('diary:record.VACCINATION'),
    DOCUMENT: t('diary:record.DOCUMENT'),
    DIARY_GENERIC: t('diary:category.DIARY_GENERIC'),
    BIRTH: t('diary:category.BIRTH'),
    DEATH: t('diary:category.DEATH'),
    TRAINING: t('diary:category.TRAINING'),
    TRIP: t('diary:category.TRIP'),
    BOT_PET: t('diary:category.BOT_PET'),
    FEEDING: t('diary:category.FEEDING'),
    THERAPY: t('diary:category.THERAPY'),
    HYGIENE: t('diary:category.HYGIENE'),
    PLAY: t('diary:category.PLAY'),
    SOCIALIZATION: t('diary:category.SOCIALIZATION'),
    SLEEP: t('diary:category.SLEEP'),
    WALK: t('diary:category.WALK'),
    COMMAND_TRAINING: t('diary:category.COMMAND_TRAINING'),
    WEIGHT_MONITORING: t('diary:category.WEIGHT_MONITORING'),
    MEDICATION: t('diary:category.MEDICATION'),
    SYMPTOMS: t('diary:category.SYMPTOMS'),
    SOCIAL_VISITS: t('diary:category.SOCIAL_VISITS'),
    VACATION: t('diary:category.VACATION'),
    SPECIAL_CARE: t('diary:category.SPECIAL_CARE'),
    BREEDING: t('diary:category.BREEDING'),
    ENVIRONMENT_CHECK: t('diary:category.ENVIRONMENT_CHECK'),
  };
  return words[category];
}

/** Returns the options of the diary category filter. */
export const categoryChoices = (t: Translate) =>
  DIARY_FILTER_CATEGORIES.map((value) => ({ value, label: categoryText(t, value) }));

export function itemTypeText(t: Translate, type: ItemType): string {
  return type === 'DIARY' ? t('diary:type.DIARY') : t('diary:type.HEALTH');
}

/**
 * Returns the text about what else an entry of a birth or death does; null for other categories. Such an entry
 * needs no text of its own.
 */
export function lifeEventText(t: Translate, category: string): string | null {
  if (category === 'BIRTH') return t('diary:new.birthSets');
  return category === 'DEATH' ? t('diary:new.deathSets') : null;
}
