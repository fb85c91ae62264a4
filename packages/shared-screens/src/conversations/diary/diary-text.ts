import {
  DIARY_FILTER_CATEGORIES,
  type DiaryFilterCategory,
} from '@zampa/domain/conversations/diary-filter';
import type { ItemType } from '@zampa/domain/conversations/enumerations';
import type { Translate } from '@zampa/i18n/translator';

/** What a category of a diary is called. */
export function categoryText(t: Translate, category: DiaryFilterCategory): string {
  const words: Readonly<Record<DiaryFilterCategory, string>> = {
    DIARY_GENERIC: t('diary-entries:category.DIARY_GENERIC'),
    BIRTH: t('diary-entries:category.BIRTH'),
    DEATH: t('diary-entries:category.DEATH'),
    TRAINING: t('diary-entries:category.TRAINING'),
    TRIP: t('diary-entries:category.TRIP'),
    BOT_PET: t('diary-entries:category.BOT_PET'),
    FEEDING: t('diary-entries:category.FEEDING'),
    THERAPY: t('diary-entries:category.THERAPY'),
    HYGIENE: t('diary-entries:category.HYGIENE'),
    PLAY: t('diary-entries:category.PLAY'),
    SOCIALIZATION: t('diary-entries:category.SOCIALIZATION'),
    SLEEP: t('diary-entries:category.SLEEP'),
    WALK: t('diary-entries:category.WALK'),
    COMMAND_TRAINING: t('diary-entries:category.COMMAND_TRAINING'),
    WEIGHT_MONITORING: t('diary-entries:category.WEIGHT_MONITORING'),
    MEDICATION: t('diary-entries:category.MEDICATION'),
    SYMPTOMS: t('diary-entries:category.SYMPTOMS'),
    SOCIAL_VISITS: t('diary-entries:category.SOCIAL_VISITS'),
    VACATION: t('diary-entries:category.VACATION'),
    SPECIAL_CARE: t('diary-entries:category.SPECIAL_CARE'),
    BREEDING: t('diary-entries:category.BREEDING'),
    ENVIRONMENT_CHECK: t('diary-entries:category.ENVIRONMENT_CHECK'),
  };
  return words[category];
}

/** What can be written and asked for, to choose from. */
export const categoryChoices = (t: Translate) =>
  DIARY_FILTER_CATEGORIES.map((value) => ({ value, label: categoryText(t, value) }));

export function itemTypeText(t: Translate, type: ItemType): string {
  return type === 'DIARY' ? t('diary-entries:type.DIARY') : t('diary-entries:type.HEALTH');
}
