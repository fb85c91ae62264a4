import type { Pet } from '@zampa/contract/pets/objects';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetHealth } from '@zampa/shared-screens/pets/PetHealth.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import styles from './record.module.css';

/** Warnings before a pet is treated: death, biting, allergies, chronic conditions. */
export function PetAlerts({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      {pet.deceasedOn && (
        <Callout tone="quiet">
          {t('pets:health.deceased', { day: formatCalendarDayInWords(pet.deceasedOn, language) })}
        </Callout>
      )}
      <div className={styles['alerts']}>
        <PetHealth pet={pet} />
      </div>
    </>
  );
}
